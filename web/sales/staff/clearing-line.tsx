/** A line of the clearing list: what was sold when, what is wrong with it, and what to do. */
import { Anchor, Button, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { genericFrom, idText, numberFrom } from '#shared/products/number.ts'
import { capital } from '../../kit/capital.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './clearing.module.css'
import {
  type Candidate,
  type ClearingLine,
  useAmount,
  useAsideBecause,
  useBecomes,
  useCalled,
  useEvidence,
  useFollows,
  useReasons,
  useSoldAt,
} from './clearing-words.ts'
import { useAnswers } from './use-answers.ts'

interface LineProps {
  line: ClearingLine
  onFind: () => void
  onAside: () => void
}

/** The likely product in one press: the button says who gets how much. */
const Likely = ({ line, candidate }: { line: ClearingLine; candidate: Candidate }) => {
  const { t } = useTranslation()
  const follows = useFollows()
  const becomes = useBecomes()
  const { more_than_paid } = useEvidence()
  const { assign } = useAnswers()
  const { product, name, against } = candidate
  return (
    <div className={styles.likely}>
      <Text size="sm">
        {t('clearing.looksLike')}{' '}
        <Anchor component={Link} to={`/customers/products/${product}`} fz="inherit">
          {name}
        </Anchor>
        {candidate.becomes === 'sale' || <>. {becomes[candidate.becomes]}</>}
        {against.includes('more_than_paid') && (
          <> {t('clearing.restWaits', { why: capital(more_than_paid) })}</>
        )}
      </Text>
      <Button
        size="sm"
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() => void assign(line, candidate)}
      >
        {follows(candidate)}
      </Button>
    </div>
  )
}

const Waiting = ({ line, onFind, onAside }: LineProps) => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const [candidate] = line.likely
  const called = useCalled()(line)
  const { setFree } = useAnswers()
  return (
    <div className={styles.acts}>
      {line.reason === 'for_nothing' && (
        <Button
          size="sm"
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={() => void setFree(line)}
        >
          {t('clearing.wasFree')}
        </Button>
      )}
      {candidate && <Likely line={line} candidate={candidate} />}
      {/* Another currency is no amount of a tenant's, and what went for nothing is sold. */}
      {line.currency === currencyCode && line.reason !== 'for_nothing' && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconSearch size={18} aria-hidden />}
          aria-label={t('clearing.findFor', { line: called })}
          onClick={onFind}
        >
          {t('clearing.find')}
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        aria-label={t('clearing.setAsideFor', { line: called })}
        onClick={onAside}
      >
        {t('clearing.setAside')}
      </Button>
    </div>
  )
}

/** What it was: a product, something of a tenant, or no sale of a tenant. */
const Was = ({ line }: { line: ClearingLine }) => {
  const { t } = useTranslation()
  const asideBecause = useAsideBecause()
  const { state, answer } = line
  if (state === 'aside') return asideBecause(line)
  const product = numberFrom(answer)
  if (product)
    return (
      <Anchor component={Link} to={`/customers/products/${idText(product)}`} fz="inherit">
        {t('clearing.was', { number: answer })}
      </Anchor>
    )
  const tenant = genericFrom(answer)?.userNumber
  if (!tenant) return t('clearing.was', { number: answer })
  return (
    <Anchor component={Link} to={`/customers/${tenant}`} fz="inherit">
      {t('clearing.wasOf', { number: tenant })}
    </Anchor>
  )
}

/** The answer, and the way back. */
const Answered = ({ line }: { line: ClearingLine }) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { reopen } = useAnswers()
  const called = useCalled()(line)
  return (
    <div className={styles.acts}>
      <Text size="sm" className={styles.answer}>
        <Was line={line} />
      </Text>
      {may('serve') && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          aria-label={t('clearing.undoFor', { line: called })}
          onClick={() => void reopen(line)}
        >
          {t('clearing.undo')}
        </Button>
      )}
    </div>
  )
}

const Acts = (props: LineProps) => {
  const may = useMayDo()
  if (props.line.state !== 'open') return <Answered line={props.line} />
  return may('serve') ? <Waiting {...props} /> : null
}

export const Line = (props: LineProps) => {
  const { line } = props
  const reason = useReasons()[line.reason]
  const { day, time } = useSoldAt()(line.at)
  const amount = useAmount()(line)
  const called = useCalled()(line)
  return (
    <li className={styles.line}>
      <div className={styles.when}>
        {day} <span>{time}</span>
      </div>
      <div className={styles.what}>
        <strong>{reason.name}</strong> <span>{called}</span>
        <Text size="sm" c="dimmed">
          {reason.text}
        </Text>
      </div>
      <div className={styles.amount}>{amount}</div>
      <Acts {...props} />
    </li>
  )
}
