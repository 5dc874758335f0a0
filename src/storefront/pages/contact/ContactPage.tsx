import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { shopsLink } from '../../shops-links.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ContactForm, type ContactFormProps } from './ContactForm.tsx'

/** R-15 /contacto */
export function ContactPage(form: ContactFormProps) {
  const site = useSite()
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={[{ name: 'Início', url: paths.homepage() }]} />
        <h1>Contacto</h1>
        <p className="lead">{`Uma dúvida, um erro ou uma ideia sobre o ${site.name}? Escreva-nos; quem responde é uma pessoa.`}</p>
        <p>
          As compras são feitas nas lojas: sobre uma encomenda, uma entrega ou uma devolução, fale primeiro com a loja
          onde comprou.
        </p>
        <ContactForm action={paths.contact()} {...form} />
        <p className="note">
          Tem uma loja? <a href={shopsLink(site, paths.shopsContact())}>Escreva-nos pelo site para lojas</a>.
        </p>
      </div>
    </div>
  )
}

/** R-20 /contact-form */
export function ShopsContactPage(form: ContactFormProps) {
  const site = useSite()
  return (
    <div className="wrap">
      <div className="info">
        <h1>Fale connosco</h1>
        <p className="lead">Sobre o seu feed, uma oferta retida, os cliques ou a adesão da sua loja.</p>
        <p>
          Se a pergunta é sobre um feed, diga-nos o endereço dele. Talvez a resposta já esteja no{' '}
          <a href={shopsLink(site, paths.wikiHome())}>guia</a>.
        </p>
        <ContactForm action={shopsLink(site, paths.shopsContact())} {...form} />
        <p className="note">
          Quer entrar no {site.name}? <a href={shopsLink(site, paths.shopRegister())}>Inscreva a loja</a>.
        </p>
      </div>
    </div>
  )
}
