import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { CodeLogIn, type CodeLogInProps } from './code-log-in.tsx'

interface StaffCodeByMailProps extends Pick<CodeLogInProps, 'onLoggedIn' | 'onOther'> {
  /** What was typed before the reader chose a code. */
  username: string
  marketId: string
  /** As in the form for the password. */
  marketIdOf: (typed: string) => string
  markets: string
  marketHint: string
  textOf: (field: string, code: string) => string | undefined
}

/** Asks an administrator for shop and user name, then for the code that the account's address gets. */
export const StaffCodeByMail = (props: StaffCodeByMailProps) => {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<{ username: string; market_id: string }>()
  const form = useRouteForm({
    route: codeCalls.sendStaffCode,
    initial: { market_id: props.marketId, username: props.username },
    labels: { username: t('code.staffName') },
    body: ({ username, market_id }) => ({ username, market_id: props.marketIdOf(market_id) }),
    // The next screen sends the code, so that it can say how that went and send another.
    send: async body => setSentTo(body),
    textOf: props.textOf,
    busy: t('identity.sending'),
  })
  if (sentTo)
    return (
      <CodeLogIn
        as="admin"
        email={sentTo.username}
        marketId={sentTo.market_id}
        onLoggedIn={props.onLoggedIn}
        onOther={() => setSentTo(undefined)}
      />
    )
  return (
    <Form form={form}>
      <Text>{t('code.staffText')}</Text>
      <TextInput
        {...form.field('market_id')}
        description={props.marketHint}
        list={props.markets}
        autoCapitalize="none"
        autoComplete="organization"
      />
      <TextInput {...form.field('username')} autoComplete="username" autoCapitalize="none" autoFocus />
      <Button type="submit" leftSection={<IconMail size={20} aria-hidden />}>
        {t('code.send')}
      </Button>
      <Anchor component="button" type="button" ta="start" onClick={props.onOther}>
        {t('code.usePassword')}
      </Anchor>
    </Form>
  )
}
