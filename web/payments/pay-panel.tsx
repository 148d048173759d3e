import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/contract.ts'
import type { CartEntry } from '../bookings/cart.ts'
import { usePlace } from '../bookings/place.ts'
import { reconcile, takeOver } from '../bookings/reconcile.ts'
import { useLanguage } from '../i18n/language.ts'
import { LogInForm } from '../identity/log-in-form.tsx'
import { ErrorSummary, type FieldError } from '../kit/error-summary.tsx'
import { asFailure, type CallFailure, complaints, factOf, hasCode } from '../kit/failure.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure, textOfCode } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import { useStored } from '../kit/stored.ts'
import { landingOf } from '../markets/market.ts'
import { totalOf } from './cart-card.tsx'
import {
  type GuestErrors,
  type GuestField,
  guestErrors,
  guestOf,
  isCountry,
  type Typed,
  typedAt,
  typedGuest,
} from './guest.ts'
import { GuestForm } from './guest-form.tsx'
import { TermsBox } from './terms-box.tsx'
import { usePayment } from './use-payment.ts'
import { useSettled } from './use-settled.ts'

const FIELDS: readonly GuestField[] = ['customerName', 'customerEmail', 'customerPhone', 'termsAccepted']
/** The cart is not what the server has: it is asked. */
const OUTDATED = ['reservation_expired', 'not_in_cart'] as const
const isField = (name: string | undefined): name is GuestField => FIELDS.some(field => field === name)

/** What the server found wrong with fields of this form. */
const refusedFields = (failure: CallFailure): GuestErrors =>
  Object.fromEntries(
    complaints(failure).flatMap(({ field, code }) => (isField(field) ? [[field, code]] : [])),
  )

const useForm = (market: VisitorsMarket, asksForGuest: boolean) => {
  const { t } = useTranslation()
  useStored(typedGuest)
  const typed = typedAt(market.marketId)
  const country = typed.phoneCountry ?? (isCountry(market.supportCountry) ? market.supportCountry : 'dk')
  const [codes, setCodes] = useState<GuestErrors>({})
  const [attempt, setAttempt] = useState(0)
  const names: Record<GuestField, string> = {
    customerName: t('fields.customerName'),
    customerEmail: t('fields.customerEmail'),
    customerPhone: t('fields.customerPhone'),
    termsAccepted: '',
  }
  const textOf = (field: GuestField, code: string) =>
    code === 'required' ? t('kit.required', { field: names[field] }) : textOfCode(code)
  const summary: FieldError[] = FIELDS.flatMap(field => {
    const code = codes[field]
    return code ? [{ field, text: textOf(field, code) }] : []
  })
  const refuse = (found: GuestErrors): boolean => {
    setCodes(found)
    setAttempt(attempt + 1)
    return Object.keys(found).length > 0
  }
  return {
    typed,
    country,
    attempt,
    summary,
    errors: Object.fromEntries(summary.map(({ field, text }) => [field, text])) as Partial<
      Record<GuestField, string>
    >,
    change: (change: Partial<Typed>, field: GuestField) => {
      typedGuest.write({ ...typed, ...change })
      setCodes({ ...codes, [field]: undefined })
    },
    refuse,
    /** True when all is well; else shows what is not. */
    check: (mode: 'guest' | 'terms'): boolean => {
      const { termsAccepted, ...others } = guestErrors(typed, country)
      const found = {
        ...(mode === 'guest' && asksForGuest ? others : {}),
        ...(termsAccepted && { termsAccepted }),
      }
      return !refuse(found)
    },
  }
}

/** Who pays, the terms, and the button. A guest whose address is known logs in instead. */
export const PayPanel = ({ entries }: { entries: readonly CartEntry[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { audience, market } = usePlace()
  const { marketId, currencyCode } = market
  const isGuest = audience === 'anonymous'
  const form = useForm(market, isGuest)
  const [logInAs, setLogInAs] = useState<string>()
  useRescuedFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (username?: string) => {
    setLogInAs(username)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const { isBusy, payCart } = usePayment({ audience, marketId }, market.cardWindowScript ?? '', useLanguage())
  const settled = useSettled()

  const refused = (failure: CallFailure) => {
    if (hasCode(failure, 'customer_exists')) change(factOf(failure, 'customerEmail') ?? form.typed.email)
    if (!form.refuse(refusedFields(failure))) tellFailure(failure)
    const [entry] = entries
    if (entry && OUTDATED.some(code => hasCode(failure, code)))
      reconcile({ audience, marketId }, entry.cartToken).catch(tellFailure)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || !form.check('guest')) return
    try {
      const guest = isGuest ? guestOf(form.typed, form.country) : undefined
      settled(await underLoader(t('payments.paying'), () => payCart(guest)))
    } catch (thrown) {
      refused(asFailure(thrown))
    }
  }

  const loggedIn = async () => {
    try {
      await takeOver(marketId)
    } catch (thrown) {
      // A new password comes first; the customer's own pages take the cart over afterwards.
      if (!hasCode(asFailure(thrown), 'must_change_password')) tellFailure(thrown)
    }
    window.location.assign('/user#/create_booking/checkout')
  }

  const terms = (
    <TermsBox
      marketId={marketId}
      isTicked={form.typed.hasAgreed}
      error={form.errors.termsAccepted}
      onChange={hasAgreed => form.change({ hasAgreed }, 'termsAccepted')}
    />
  )
  const problems = form.summary.length > 0 && <ErrorSummary key={form.attempt} errors={form.summary} />

  if (logInAs !== undefined) {
    return (
      <Paper withBorder p="lg" component="section" aria-labelledby="who">
        <Stack gap="md">
          <Title order={2} id="who" ref={heading} tabIndex={-1}>
            {t('payments.logInTitle')}
          </Title>
          <Text>{logInAs ? t('payments.knownEmail', { email: logInAs }) : t('payments.logInText')}</Text>
          {problems}
          <LogInForm
            key={logInAs}
            as="customer"
            marketId={marketId}
            username={logInAs}
            resetHref={`${landingOf(marketId)}/reset-password`}
            before={terms}
            check={() => form.check('terms')}
            onLoggedIn={loggedIn}
          />
          <Anchor component="button" type="button" ta="start" onClick={() => change()}>
            {t('payments.asGuest')}
          </Anchor>
        </Stack>
      </Paper>
    )
  }

  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="who">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Title order={2} id="who" ref={heading} tabIndex={-1}>
            {isGuest ? t('payments.whoTitle') : t('payments.payTitle')}
          </Title>
          {problems}
          {isGuest && (
            <GuestForm
              typed={form.typed}
              country={form.country}
              errors={form.errors}
              onChange={form.change}
              onLogIn={() => change('')}
            />
          )}
          {terms}
          <Button type="submit" size="lg" disabled={isBusy} leftSection={<IconLock size={20} aria-hidden />}>
            {t('payments.pay', { amount: show.money(totalOf(entries), currencyCode) })}
          </Button>
          <Text size="sm" c="dimmed">
            {t('payments.secure')}
          </Text>
        </Stack>
      </form>
    </Paper>
  )
}
