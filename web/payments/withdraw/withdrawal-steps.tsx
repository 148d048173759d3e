/** Quote, then confirm, whoever asks: a customer who is logged in, or a buyer who typed what the mail says. */
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote, WithdrawalReceipt } from '#shared/payments/withdrawal-calls.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { Done } from './done.tsx'
import { NotPossible } from './not-possible.tsx'
import { QuoteStep } from './quote-step.tsx'

interface WithdrawalStepsProps {
  quote: WithdrawalQuote
  /** Ends the booking for the amount that was quoted. Throws CallFailure. */
  send: (amount: string, key: string) => Promise<WithdrawalReceipt>
  back: ReactNode
  /** Keeps the booking. */
  keep: ReactNode
  /** Shown where nothing can be ended, beside the reason. */
  instead: (quote: WithdrawalQuote) => ReactNode
  /** Shown when it is done. */
  onward: ReactNode
  onDone?: () => void
}

export const WithdrawalSteps = ({
  quote: first,
  send,
  back,
  keep,
  instead,
  onward,
  onDone,
}: WithdrawalStepsProps) => {
  const { t } = useTranslation()
  const [quote, setQuote] = useState(first)
  const [step, setStep] = useState<'quote' | 'confirm'>('quote')
  const [isChanged, setChanged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [receipt, setReceipt] = useState(first.done)
  // The same for each try of an amount, so that a lost answer ends nothing twice.
  const key = useRef({ amount: '', key: '' })

  const confirm = async () => {
    if (key.current.amount !== quote.amount) key.current = { amount: quote.amount, key: crypto.randomUUID() }
    setBusy(true)
    try {
      setReceipt(await underLoader(t('withdrawal.confirming'), () => send(quote.amount, key.current.key)))
      onDone?.()
    } catch (thrown) {
      const failure = asFailure(thrown)
      const now = (failure.body as { quote?: WithdrawalQuote } | undefined)?.quote
      if (!now) return tellFailure(failure)
      setQuote(now)
      setChanged(hasCode(failure, 'amount_changed'))
      setStep('quote')
    } finally {
      setBusy(false)
    }
  }

  if (receipt) return <Done quote={quote} receipt={receipt} onward={onward} />
  if (!quote.kind) return <NotPossible quote={quote} back={back} onward={instead(quote)} />
  if (step === 'quote')
    return (
      <QuoteStep
        quote={quote}
        isChanged={isChanged}
        back={back}
        keep={keep}
        onNext={() => setStep('confirm')}
      />
    )
  return (
    <ConfirmStep
      quote={quote}
      isBusy={isBusy}
      onBack={() => setStep('quote')}
      keep={keep}
      onConfirm={() => void confirm()}
    />
  )
}
