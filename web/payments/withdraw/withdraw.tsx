/** The withdrawal without a login: who and what, then quote and confirmation. A link in the mail fills the first step. */
import { Button, Stack, Text, UnstyledButton } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { type WithdrawalQuote, withdrawalCalls } from '#shared/payments/withdrawal-calls.ts'
import { call } from '../../kit/call.ts'
import { hasCode } from '../../kit/failure.ts'
import { OfLink } from '../../kit/of-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useStep } from '../../kit/typed/use-step.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { type MarketContact, useThisMarket } from '../../markets/market.ts'
import { BookingTag } from './booking-tag.tsx'
import { type Found, type Statement, StatementForm } from './statement-form.tsx'
import { BackButton } from './step-bar.tsx'
import styles from './withdraw.module.css'
import { type WithdrawalStep, WithdrawalSteps } from './withdrawal-steps.tsx'

/** What proves whose bookings they are. */
type Proof = Statement | { linkToken: string }

interface BookingsProps {
  found: Found
  proof: Proof
  contact: MarketContact
  onBack: () => void
}

/** One payment may have bought several shelves: which of them. */
const Choice = ({ found, onChosen }: { found: Found; onChosen: (quote: WithdrawalQuote) => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <StepTitle>{t('withdrawal.which')}</StepTitle>
      <Stack gap="sm">
        {found.bookings.map(quote => (
          <UnstyledButton
            key={quote.bookingRequest}
            className={styles.choice}
            onClick={() => onChosen(quote)}
          >
            <BookingTag quote={quote} saysDone />
          </UnstyledButton>
        ))}
      </Stack>
    </>
  )
}

const Bookings = ({ found, proof, contact: Contact, onBack }: BookingsProps) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { marketId } = market
  const { mutate } = useSWRConfig()
  const [only] = found.bookings
  const isOne = found.bookings.length === 1
  const { step, goTo, goBack } = useStep<WithdrawalStep>()
  const [chosen, setChosen] = useState(isOne ? only : undefined)
  const isAtOne = step === 'chosen' || step === 'confirm'
  const back: ReactNode = <BackButton onClick={isOne ? onBack : goBack}>{t('withdrawal.back')}</BackButton>
  if (!chosen || !(isOne || isAtOne))
    return (
      <>
        <BackButton onClick={onBack}>{t('withdrawal.back')}</BackButton>
        <Choice
          found={found}
          onChosen={quote => {
            setChosen(quote)
            goTo('chosen', isAtOne)
          }}
        />
      </>
    )
  const { bookingRequest } = chosen
  return (
    <WithdrawalSteps
      key={bookingRequest}
      quote={chosen}
      send={(amount, key) =>
        call(withdrawalCalls.confirmWithdrawal, {
          audience: 'anonymous',
          market: marketId,
          key,
          body: { ...proof, bookingRequest, amount },
        })
      }
      back={back}
      keep={
        <Button component={Link} to={`/${marketId}`} variant="default" size="lg">
          {t('withdrawal.keep')}
        </Button>
      }
      instead={({ extension }) => (
        <Stack gap="sm">
          {extension && <Text>{t('withdrawal.extensionMail')}</Text>}
          <Contact market={market} />
        </Stack>
      )}
      onward={
        <Button component={Link} to={`/${marketId}`}>
          {t('withdrawal.toMarket')}
        </Button>
      }
      // The link, opened again in this tab, shows what is done.
      onDone={() => void mutate(() => true)}
    />
  )
}

const NOTHING: Statement = { name: '', reference: '', email: '' }

interface Known {
  found: Found
  proof: Proof
}

/** The form, with what a link or an earlier try has filled in, until its bookings are known. */
const Typed = ({
  contact,
  start,
  isLinkOver = false,
}: {
  contact: MarketContact
  start?: Known
  isLinkOver?: boolean
}) => {
  const { step, goTo, goBack } = useStep<WithdrawalStep>()
  const [ofLink] = useState(start)
  const [known, setKnown] = useState(ofLink)
  const [typed, setTyped] = useState<Statement>(start ? statementOf(start.found) : NOTHING)
  const isOfLink = known === ofLink
  if (known && (isOfLink || step))
    return (
      <Bookings
        {...known}
        contact={contact}
        // What a link has found is the first step: before it there is only the form.
        onBack={isOfLink ? () => setKnown(undefined) : goBack}
      />
    )
  return (
    <StatementForm
      initial={typed}
      isLinkOver={isLinkOver}
      contact={contact}
      onFound={(found, statement) => {
        setTyped(statement)
        setKnown({ found, proof: statement })
        goTo('found', step !== undefined)
      }}
    />
  )
}

const statementOf = ({ name, reference, email }: Found): Statement => ({ name, reference, email })

const ByLink = ({ linkToken, contact }: { linkToken: string; contact: MarketContact }) => {
  const { marketId } = useThisMarket()
  const found = useRoute(
    withdrawalCalls.quoteWithdrawal,
    { audience: 'anonymous', market: marketId, body: { linkToken } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  if (found.failure && hasCode(found.failure, 'link_invalid')) return <Typed contact={contact} isLinkOver />
  return (
    <WhenLoaded of={{ found }}>
      {data => <Typed contact={contact} start={{ found: data.found, proof: { linkToken } }} />}
    </WhenLoaded>
  )
}

export const Withdraw = ({ contact }: { contact: MarketContact }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <PageTitle>{t('withdrawal.title')}</PageTitle>
      <OfLink>
        {linkToken =>
          linkToken ? <ByLink linkToken={linkToken} contact={contact} /> : <Typed contact={contact} />
        }
      </OfLink>
    </div>
  )
}
