import { Anchor, Button, TextInput } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sessionCalls } from '#shared/identity/session-calls.ts'
import { hasCode } from '../kit/failure.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import type { Role, Session } from '../kit/session.ts'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

interface LogInFormProps {
  as: Role
  /** Undefined when the user types it, as administrators do. */
  marketId?: string
  /** The initial value of the market's id, when the user types it. */
  lastMarketId?: string
  /** The id of what is typed for a market: a name, or an address. Given with the `datalist` of this id to choose from. */
  marketIdOf?: (typed: string) => string
  markets?: string
  marketHint?: string
  /** The words of the field for a second factor, which only administrators have. */
  codeLabel?: string
  codeHint?: string
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
  username?: string
  /** Shown before the fields. */
  before?: ReactNode
  /** Shown after them. */
  after?: ReactNode
  /** Runs before the log-in; false stops it. */
  check?: () => boolean
  /** The reader would rather get a code by mail; is given what was typed as the name, and for the market. */
  onByCode?: (typed: string, marketId: string) => void
  onLoggedIn: (session: Session) => void | Promise<void>
}

const WRONG = 'invalid_credentials'
const CODE_WANTED = 'second_factor_required'

const registerOf = (marketId: string): string => `/login/${encodeURIComponent(marketId)}/register`

const resetOf = (marketId: string): string => `/login/${encodeURIComponent(marketId)}/reset-password`

/**
 * User name and password. Wrong ones mark both fields until they are edited (specification 4), and the market's field
 * where it is typed, because the server does not say which of them is wrong.
 */
export const LogInForm = (props: LogInFormProps) => {
  const { t } = useTranslation()
  const { marketId, lastMarketId = '', onLoggedIn } = props
  const [asksForCode, setAsksForCode] = useState(false)
  const form = useRouteForm({
    route: sessionCalls.logIn,
    initial: { username: props.username ?? '', password: '', market_id: marketId ?? lastMarketId, code: '' },
    labels: {
      code: props.codeLabel,
      username: props.as === 'admin' ? t('identity.username') : t('identity.emailOrNumber'),
      password: t('identity.password'),
    },
    body: ({ username, password, market_id, code }) => ({
      ...(code && { code }),
      username: username.trim(),
      password,
      market_id: props.marketIdOf?.(market_id) ?? market_id,
    }),
    send: async body => onLoggedIn(await logIn(props.as, body)),
    busy: t('identity.loggingIn'),
    refused: failure => {
      const of = (code: string) => (hasCode(failure, code) ? { code } : undefined)
      const wrongCode = of(CODE_WANTED) ?? of('invalid_code')
      if (wrongCode) setAsksForCode(true)
      return hasCode(failure, WRONG) ? { username: WRONG, password: WRONG, market_id: WRONG } : wrongCode
    },
    textOf: props.textOf,
    areOne: true,
    isRightBeside: props.check,
  })
  return (
    <Form form={form}>
      {props.before}
      {marketId === undefined && (
        <TextInput
          {...form.field('market_id')}
          description={props.marketHint}
          list={props.markets}
          autoCapitalize="none"
          autoComplete="organization"
        />
      )}
      <TextInput
        {...form.field('username')}
        autoComplete="username"
        autoCapitalize="none"
        inputMode={props.as === 'customer' ? 'email' : undefined}
      />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      {asksForCode && (
        <TextInput
          {...form.field('code')}
          description={props.codeHint}
          autoComplete="one-time-code"
          autoFocus
        />
      )}
      {props.after}
      <Button type="submit" leftSection={<IconLogin2 size={20} aria-hidden />}>
        {t('identity.logIn')}
      </Button>
      {props.as === 'customer' && marketId !== undefined && (
        <Anchor href={`${resetOf(marketId)}#${encodeURIComponent(form.typed.username)}`}>
          {t('identity.forgot')}
        </Anchor>
      )}
      {props.onByCode && (
        <Anchor
          component="button"
          type="button"
          ta="start"
          onClick={() => props.onByCode?.(form.typed.username, form.typed.market_id)}
        >
          {t('identity.byCode')}
        </Anchor>
      )}
      {props.as === 'customer' && marketId !== undefined && (
        <Anchor href={registerOf(marketId)}>{t('identity.newHere')}</Anchor>
      )}
    </Form>
  )
}
