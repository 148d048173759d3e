import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { CodeLogIn, type CodeLogInProps } from './code-log-in.tsx'

interface CodeByMailProps extends Pick<CodeLogInProps, 'marketId' | 'onLoggedIn' | 'onOther'> {
  /** What the reader typed before they chose a code: an address, or something else. */
  typed: string
}

/** Asks for the address, then for the code that it gets. `onOther` leads back to the password. */
export const CodeByMail = ({ marketId, typed, onLoggedIn, onOther }: CodeByMailProps) => {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<string>()
  const form = useRouteForm({
    route: codeCalls.sendCode,
    initial: { email: typed.includes('@') ? typed : '' },
    body: fields => ({ ...fields, market_id: marketId }),
    // The next screen sends the code, so that it can say how that went and send another.
    send: async ({ email }) => setSentTo(email),
    busy: t('identity.sending'),
  })
  if (sentTo)
    return (
      <CodeLogIn
        email={sentTo}
        marketId={marketId}
        onLoggedIn={onLoggedIn}
        onOther={() => setSentTo(undefined)}
      />
    )
  return (
    <Form form={form}>
      <Text>{t('code.emailText')}</Text>
      <TextInput {...form.field('email')} type="email" autoComplete="email" autoFocus />
      <Button type="submit" leftSection={<IconMail size={20} aria-hidden />}>
        {t('code.send')}
      </Button>
      <Anchor component="button" type="button" ta="start" onClick={onOther}>
        {t('code.usePassword')}
      </Anchor>
    </Form>
  )
}
