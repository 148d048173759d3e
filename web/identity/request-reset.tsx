import { Alert, Anchor, Button, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconCircleCheck, IconMail } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { identityContract } from '#shared/identity/contract.ts'
import { email } from '#shared/kit/text.ts'
import { call } from '../kit/call.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure, textOfCode } from '../kit/notify.ts'
import { usePageTitle } from '../kit/page.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './identity.module.css'

/** Asks for a link to choose a new password. The answer is the same whether or not the address is known. */
const RequestReset = () => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('identity.resetTitle'), visualName)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const parsed = email.safeParse(typed)
    if (!parsed.success) {
      setError(typed.trim() ? textOfCode('invalid_email') : t('kit.required', { field: t('fields.email') }))
      return field.current?.focus()
    }
    try {
      const body = { email: parsed.data, market_id: marketId }
      await underLoader(t('identity.sending'), () =>
        call(identityContract.requestPasswordReset, { audience: 'open', body }),
      )
      setSentTo(parsed.data)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }

  return (
    <Stack gap="lg" className={styles.narrow}>
      <Title order={1}>{t('identity.resetTitle')}</Title>
      {sentTo && (
        <Alert color="shelf" role="status" icon={<IconCircleCheck size={20} aria-hidden />}>
          {t('identity.linkSent', { email: sentTo })}
        </Alert>
      )}
      <Paper withBorder p="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <Text>{t('identity.resetText')}</Text>
            <TextInput
              ref={field}
              type="email"
              label={t('fields.email')}
              autoComplete="email"
              value={typed}
              error={error}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                setError(undefined)
              }}
            />
            <Button type="submit" leftSection={<IconMail size={20} aria-hidden />}>
              {t('identity.sendLink')}
            </Button>
            <Anchor component={Link} to={`/${marketId}`}>
              {t('identity.toLogIn')}
            </Anchor>
          </Stack>
        </form>
      </Paper>
    </Stack>
  )
}

export default RequestReset
