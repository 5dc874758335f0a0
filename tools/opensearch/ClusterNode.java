import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of a cluster on the loopback: ClusterNode FOLDER NUMBER HTTP-PORTS TRANSPORT-PORTS (both separated by commas, one for each
 * node). The product's distribution starts the same Node; its scripts, modules on disk and bootstrap checks are what is left out.
 */
public final class ClusterNode extends Node {
    private ClusterNode(Environment environment) {
        super(
            environment,
            List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class, MapperExtrasPlugin.class),
            false
        );
    }

    public static void main(String[] arguments) throws Exception {
        endWithInput();
        Path home = Path.of(arguments[0]).toAbsolutePath();
        int number = Integer.parseInt(arguments[1]);
        String[] http = arguments[2].split(",");
        String[] transport = arguments[3].split(",");
        Files.createDirectories(home.resolve("config"));
        ClusterNode node = start(home, settings(home, number, http, transport));
        CountDownLatch stopped = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception error) {
                error.printStackTrace();
            }
            stopped.countDown();
        }));
        stopped.await();
    }

    /** What keeps it from starting ends it: threads that it has begun would let it live on, and nobody would know. */
    private static ClusterNode start(Path home, Settings settings) {
        try {
            ClusterNode node = new ClusterNode(new Environment(settings, home.resolve("config")));
            node.start();
            return node;
        } catch (Throwable error) {
            error.printStackTrace();
            Runtime.getRuntime().halt(1);
            throw new AssertionError(error);
        }
    }

    /** Whoever started it holds the other end of its input: a test that is killed leaves no node behind. */
    private static void endWithInput() {
        Thread reader = new Thread(() -> {
            try {
                while (System.in.read() >= 0) {
                    // Nothing is said there.
                }
            } catch (IOException error) {
                // As at its end.
            }
            Runtime.getRuntime().halt(1);
        });
        reader.setDaemon(true);
        reader.start();
    }

    private static Settings settings(Path home, int number, String[] http, String[] transport) {
        Settings.Builder settings = Settings.builder()
            .put("cluster.name", "poiso-test")
            .put("node.name", name(number))
            .put("path.home", home.toString())
            .put("path.data", home.resolve("data").toString())
            .put("path.logs", home.resolve("logs").toString())
            .put("network.host", "127.0.0.1")
            .put("http.port", http[number])
            .put("transport.port", transport[number])
            .put("http.type", "netty4")
            .put("transport.type", "netty4")
            .put("node.processors", 2)
            // A full disk of the machine is not what the tests are about.
            .put("cluster.routing.allocation.disk.threshold_enabled", false)
            // A copy that waits for a node which was killed right then is begun anew, and not after half an hour.
            .put("indices.recovery.recovery_activity_timeout", "15s")
            .put("action.auto_create_index", false);
        if (http.length == 1) return settings.put("discovery.type", "single-node").build();
        return settings
            .putList("discovery.seed_hosts", Arrays.stream(transport).map(port -> "127.0.0.1:" + port).toList())
            .putList("cluster.initial_cluster_manager_nodes", IntStream.range(0, http.length).mapToObj(ClusterNode::name).toList())
            .build();
    }

    private static String name(int number) {
        return "node-" + number;
    }
}
