import { Anchor, Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addressCalls } from '#shared/customers/address-calls.ts'
import { LinkPage } from '../identity/link-page.tsx'
import { NO_TOKEN } from '../identity/use-link.ts'
import { useAct } from '../kit/act/use-act.ts'
import { sessions } from '../kit/session.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'

/** The server has ended the sessions of the account; this browser forgets its own. */
const forgetSession = (marketId: string, username: string): void => {
  const session = sessions.customer.read()
  if (session?.marketId === marketId && session.username === username) sessions.customer.clear()
}

/** Puts a tenant's new address in the place of the old one, by the link in the mail to it. */
export const ChangeEmail = () => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const token = useSearchParams()[0].get('token') ?? ''
  const link = useRoute(
    addressCalls.emailChangeData,
    token ? { audience: 'open', body: { token } } : undefined,
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  const act = useAct()
  const [changedTo, setChangedTo] = useState<string>()
  const confirm = async (email: string) => {
    const options = { audience: 'open', body: { token } } as const
    const changed = await act(send => send(addressCalls.confirmEmailChange, options), {
      busy: t('tenant.changing'),
    })
    if (!changed) return void link.retry()
    forgetSession(marketId, changed.username)
    setChangedTo(email)
  }
  return (
    <LinkPage
      title={changedTo ? t('tenant.changedTitle') : t('tenant.changeTitle')}
      owner={token ? link : { ...link, failure: NO_TOKEN }}
      done={changedTo && t('tenant.changed', { email: changedTo })}
      about={({ email, oldEmail }) => t('tenant.changeText', { market: visualName, email, old: oldEmail })}
      usedText={t('tenant.changeUsed')}
      newLink={<Anchor href="/user#/settings">{t('tenant.newLink')}</Anchor>}
    >
      <Text>{t('tenant.changeNext')}</Text>
      <Button
        leftSection={<IconCheck size={20} aria-hidden />}
        onClick={() => link.data && void confirm(link.data.email)}
      >
        {t('tenant.changeConfirm')}
      </Button>
    </LinkPage>
  )
}
