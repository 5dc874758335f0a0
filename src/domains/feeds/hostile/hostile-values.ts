import { aFeed, anItemOf, type HostileFeed, inEach, MB, one } from './hostile-feed.ts'

/** Values that no honest article has (reliability.md F11, F13). */
export const hostileValues: readonly HostileFeed[] = inEach((form) => [
  one('F13', 'a name of 1 MB', form, null, () =>
    aFeed(form, [anItemOf(form, { id: 900, title: 'Mesa '.repeat(MB / 5) })]),
  ),
  one('F13', '10,000 pictures', form, null, () => aFeed(form, [anItemOf(form, { id: 900, images: 10_000 })])),
  one('F13', '1,000 parameters', form, null, () => aFeed(form, [anItemOf(form, { id: 900, parameters: 1000 })])),
  one('F13', '10,000 combining marks', form, null, () =>
    aFeed(form, [anItemOf(form, { id: 900, title: `Mesa e${'\u0301'.repeat(10_000)}` })]),
  ),
  one('F13', 'many categories', form, null, () =>
    aFeed(
      form,
      Array.from({ length: 10_000 }, (_, at) =>
        anItemOf(form, { id: 1000 + at, category: `Ramo ${at} > Folha ${at}` }),
      ),
    ),
  ),
  one('F11', 'script in names', form, null, () =>
    aFeed(form, [
      anItemOf(form, {
        id: 900,
        title:
          form === 'xml'
            ? '&lt;script&gt;alert(1)&lt;/script&gt;<![CDATA[</script><img src=x onerror=alert(1)>]]>Mesa'
            : "</script><img src=x onerror=alert(1)><svg onload='x'>{{7*7}} Mesa",
      }),
    ]),
  ),
])
