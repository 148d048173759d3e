import { Anchor, Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { accountCalls } from '#shared/customers/account-calls.ts'
import { LinkPage } from '../identity/link-page.tsx'
import { NO_TOKEN } from '../identity/use-link.ts'
import { useAct } from '../kit/act/use-act.ts'
import { OfLink } from '../kit/of-link.tsx'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'

const OneAccount = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { visualName } = useThisMarket()
  const options = { audience: 'open', body: { token } } as const
  const link = useRoute(accountCalls.accountConfirmationData, token ? options : undefined, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  const act = useAct()
  const [isDone, setDone] = useState(false)
  const confirm = async () => {
    const busy = t('tenant.accountConfirming')
    const confirmed = await act(send => send(accountCalls.confirmAccount, options), { busy })
    if (!confirmed) return void link.retry()
    setDone(true)
  }
  return (
    <LinkPage
      title={isDone ? t('tenant.accountDoneTitle') : t('tenant.accountTitle')}
      owner={token ? link : { ...link, failure: NO_TOKEN }}
      {...(isDone && { done: t('tenant.accountDone', { market: visualName }) })}
      about={({ ends }) => t('tenant.accountText', { market: visualName, ends })}
      usedText={t('tenant.accountUsed')}
      newLink={<Anchor href="/user#/settings">{t('tenant.accountNewLink')}</Anchor>}
    >
      <Text>{t('tenant.accountNext')}</Text>
      <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void confirm()}>
        {t('tenant.accountConfirm')}
      </Button>
    </LinkPage>
  )
}

/** Confirms the bank account that a tenant has changed, by the link in the mail about it. */
export const ConfirmAccount = () => <OfLink>{token => <OneAccount token={token} />}</OfLink>
