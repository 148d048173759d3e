import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role, Session } from '../kit/session.ts'
import { CodeField, DIGITS } from './code-field.tsx'
import styles from './code-log-in.module.css'
import { useCodeLogIn } from './use-code-log-in.ts'

export interface CodeLogInProps {
  /** A customer, unless it is said. */
  as?: Role
  /** The address that gets the code, as soon as this is shown. Of an administrator it may be the user name. */
  email: string
  marketId: string
  onLoggedIn: (session: Session) => void | Promise<void>
  /** The reader wants another address; of a known customer, the password. */
  onOther: () => void
  /**
   * True when the screen before has already said that the address has an account. Otherwise the text does not say so:
   * anybody may type any address.
   */
  isKnown?: boolean
  /** When a code was sent before this is shown: it still counts, so no other is sent. In ms since 1970. */
  sentBefore?: number
  onSent?: (at: number) => void
  /** The level of the heading. */
  order?: 1 | 2 | 3
}

const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface SendAgainProps {
  waitSeconds: number
  isBusy: boolean
  onClick: () => void
}

const SendAgain = ({ waitSeconds, isBusy, onClick }: SendAgainProps) => {
  const { t } = useTranslation()
  return waitSeconds > 0 ? (
    <Text c="dimmed" className={styles.clock}>
      {t('code.againIn', { time: asClock(waitSeconds) })}
    </Text>
  ) : (
    <Anchor component="button" type="button" disabled={isBusy} onClick={onClick}>
      {t('code.again')}
    </Anchor>
  )
}

interface FactorFieldProps {
  value: string
  isWrong: boolean
  onChange: (typed: string) => void
}

/** For an administrator whose second factor is on, after the code of the mail was right. */
const FactorField = ({ value, isWrong, onChange }: FactorFieldProps) => {
  const { t } = useTranslation()
  return (
    <TextInput
      label={t('code.factor')}
      description={t('code.factorHint')}
      error={isWrong && t('code.wrongFactor')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      autoComplete="one-time-code"
      autoFocus
    />
  )
}

/** Logs somebody in with six digits from a mail. Sends the mail, and the digits when the last is typed. */
export const CodeLogIn = (props: CodeLogInProps) => {
  const { email, onOther, isKnown = false, order = 3 } = props
  const { t } = useTranslation()
  const { state, send, check, asksFactor, isExpired, waitSeconds } = useCodeLogIn(props)
  const [digits, setDigits] = useState('')
  const [factor, setFactor] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const [isEdited, setEdited] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = state.is === 'checking' || state.is === 'sending'

  // When the code is on its way, typing it is the one thing to do.
  const isSent = state.is === 'sent'
  useEffect(() => {
    if (isSent && !asksFactor) field.current?.focus()
  }, [isSent, asksFactor])

  const tryCode = async (code: string) => {
    if (isBusy) return
    if (!asksFactor) field.current?.focus()
    if (code.length < DIGITS) return setIncomplete(true)
    setEdited(false)
    if (await check(code, factor.trim())) setDigits('')
  }

  const type = (typed: string) => {
    setDigits(typed)
    setIncomplete(false)
    setEdited(true)
    if (typed.length === DIGITS && digits.length < DIGITS) void tryCode(typed)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void tryCode(digits)
  }

  const sendAgain = () => {
    setDigits('')
    setIncomplete(false)
    field.current?.focus()
    void send()
  }

  const sentToOther =
    props.as === 'admin' ? t('code.sentToStaff', { name: email }) : t('code.sentTo', { email })
  const sentTo = isKnown ? t('code.sentToKnown', { email }) : sentToOther
  const error = (): string | undefined => {
    if (state.is === 'notSent') return state.text ?? t('code.notSent')
    if (state.is === 'tooMany') return t('code.tooMany')
    if (isExpired) return t('code.expired')
    if (isIncomplete) return t('code.incomplete')
    return state.is === 'wrong' && !isEdited ? state.text : undefined
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Title order={order} size="h3">
          {t('code.title')}
        </Title>
        <Text role="status" className={styles.address}>
          {state.is === 'sending' ? t('code.sending', { email }) : state.is !== 'notSent' && sentTo}
        </Text>
        <CodeField
          ref={field}
          label={t('code.field')}
          hint={state.is === 'checking' ? t('code.checking') : t('code.hint')}
          error={error()}
          value={digits}
          isBusy={isBusy}
          onChange={type}
        />
        {asksFactor && (
          <FactorField value={factor} isWrong={state.is === 'wrongFactor'} onChange={setFactor} />
        )}
        <Button
          type="submit"
          loading={state.is === 'checking'}
          leftSection={<IconLogin2 size={20} aria-hidden />}
        >
          {t('identity.logIn')}
        </Button>
        <Group justify="space-between" gap="sm">
          <SendAgain waitSeconds={waitSeconds} isBusy={isBusy} onClick={sendAgain} />
          <Anchor component="button" type="button" onClick={onOther}>
            {isKnown ? t('code.usePassword') : t('code.other')}
          </Anchor>
        </Group>
      </Stack>
    </form>
  )
}
