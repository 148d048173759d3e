/** Quote, then confirm, whoever asks: a customer who is logged in, or a buyer who typed what the mail says. */
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithdrawalQuote, WithdrawalReceipt } from '#shared/payments/withdrawal-calls.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { useKey } from '../../kit/typed/use-key.ts'
import { useStep } from '../../kit/typed/use-step.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { Done } from './done.tsx'
import { NotPossible } from './not-possible.tsx'
import { QuoteStep } from './quote-step.tsx'

/** The steps after the first: what was found, which of it, and the confirmation. */
export type WithdrawalStep = 'found' | 'chosen' | 'confirm'

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
  const { step, goTo, goBack } = useStep<WithdrawalStep>()
  const [isChanged, setChanged] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [receipt, setReceipt] = useState(first.done)
  const keyFor = useKey()

  const confirm = async () => {
    setBusy(true)
    try {
      setReceipt(
        await underLoader(t('withdrawal.confirming'), () => send(quote.amount, keyFor(quote.amount))),
      )
      onDone?.()
    } catch (thrown) {
      const failure = asFailure(thrown)
      const now = (failure.body as { quote?: WithdrawalQuote } | undefined)?.quote
      if (!now) return tellFailure(failure)
      setQuote(now)
      setChanged(hasCode(failure, 'amount_changed'))
      goBack()
    } finally {
      setBusy(false)
    }
  }

  if (receipt) return <Done quote={quote} receipt={receipt} onward={onward} />
  if (!quote.kind) return <NotPossible quote={quote} back={back} onward={instead(quote)} />
  if (step !== 'confirm')
    return (
      <QuoteStep quote={quote} isChanged={isChanged} back={back} keep={keep} onNext={() => goTo('confirm')} />
    )
  return (
    <ConfirmStep quote={quote} isBusy={isBusy} onBack={goBack} keep={keep} onConfirm={() => void confirm()} />
  )
}
