import { z } from 'zod'
import { defineMail } from '#platform/mail/define-mail.ts'
import {
  MailButton,
  MailHeading,
  MailItem,
  MailLink,
  MailNote,
  MailPicture,
  MailText,
} from '#platform/mail/mail-parts.tsx'
import {
  alertItem,
  type AlertItem,
  alertList,
  type AlertList,
  alertSentence,
  alertSubject,
  euroText,
  listHeading,
} from './alert-words.ts'

/** B-06: what was found since the last mail, in one. */
export const alertMail = defineMail({
  name: 'watchdog.alert',
  kind: 'subscription',
  data: z.object({
    items: z.array(alertItem),
    lists: z.array(alertList),
    unsubscribePath: z.string(),
    hasAccount: z.boolean(),
  }),
  unsubscribePath: ({ unsubscribePath }) => unsubscribePath,
  subject: ({ items, lists }) => alertSubject(items, lists),
  reason: () => 'pediu avisos de preços, de stock ou de novos produtos.',
  Body: ({ items, lists, hasAccount, site }) => (
    <>
      <MailHeading>
        {items.length + lists.length === 1 ? 'O que esperava chegou' : 'O que esperava chegou, de uma vez'}
      </MailHeading>
      {items.map((item) => (
        <OfferNews key={item.watchId} item={item} siteUrl={site.url} />
      ))}
      {lists.map((list) => (
        <ListNews key={list.watchId} list={list} siteUrl={site.url} />
      ))}
      <MailNote>
        O preço e o stock são os que a loja indicava quando este e-mail foi escrito.
        {hasAccount && (
          <>
            {' '}
            <MailLink href={`${site.url}/user/watchdog`}>Ver todos os seus alertas</MailLink>
          </>
        )}
      </MailNote>
    </>
  ),
})

function OfferNews({ item, siteUrl }: { item: AlertItem; siteUrl: string }) {
  return (
    <MailItem>
      <MailText>
        <b>{item.name}</b>
      </MailText>
      <MailText>{alertSentence(item)}</MailText>
      <MailButton href={siteUrl + item.path}>Ver o produto</MailButton>
      <MailNote>
        <MailLink href={siteUrl + item.endPath}>Deixar de acompanhar este produto</MailLink>
      </MailNote>
    </MailItem>
  )
}

function ListNews({ list, siteUrl }: { list: AlertList; siteUrl: string }) {
  return (
    <MailItem>
      <MailText>
        <b>{listHeading(list)}</b>
      </MailText>
      {list.vouchers.map(({ code, words }) => (
        <MailText key={code}>
          {'Voucher '}
          <b>{code}</b>
          {`: ${words}.`}
        </MailText>
      ))}
      {list.products.map(({ variantId, name, eshop, priceCents, path, picture }) => (
        <div key={variantId}>
          {picture !== null && <MailPicture src={picture} width={PICTURE_WIDTH} />}
          <MailText>
            <MailLink href={siteUrl + path}>{name}</MailLink>
            {` · ${euroText(priceCents)} em ${eshop}`}
          </MailText>
        </div>
      ))}
      <MailButton href={siteUrl + list.path}>Ver a lista</MailButton>
      <MailNote>
        <MailLink href={siteUrl + list.endPath}>Deixar de acompanhar esta lista</MailLink>
      </MailNote>
    </MailItem>
  )
}

const PICTURE_WIDTH = 144
