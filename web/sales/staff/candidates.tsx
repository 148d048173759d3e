/** The products that a line may be, as choices: with what speaks for each and what against it. */
import { Text } from '@mantine/core'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isPossible } from '#shared/sales/likely.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './clearing.module.css'
import { type Candidate, useEvidence, useGrades } from './clearing-words.ts'

/** A product as far as a search knows it. */
export interface Choice {
  product: string
  number: string
  name: string
  price: string
  customer: string
  customerName: string
}

interface ChoiceRowProps {
  choice: Choice
  isPicked: boolean
  onPick: () => void
  children?: ReactNode
}

export const ChoiceRow = ({ choice, isPicked, onPick, children }: ChoiceRowProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { product, number, name, price, customer, customerName } = choice
  return (
    <label className={styles.choice} data-picked={isPicked || undefined}>
      <input type="radio" name="clearing-product" value={product} checked={isPicked} onChange={onPick} />
      <span>
        <strong>{name}</strong> <small>{number}</small>
        <br />
        <span>{customerName || t('till.customer', { number: customer })}</span>
        {children}
      </span>
      <span className={styles.price}>{show.money(price, currencyCode)}</span>
    </label>
  )
}

export const Evidence = ({ candidate }: { candidate: Candidate }) => {
  const grade = useGrades()[candidate.grade]
  const words = useEvidence()
  const Against = isPossible(candidate) ? IconMinus : IconX
  return (
    <span className={styles.evidence}>
      <span data-grade={candidate.grade}>{grade}</span>
      {candidate.for.map(one => (
        <Text key={one} component="span" size="sm" className={styles.because}>
          <IconCheck size={16} aria-hidden />
          <span>{words[one]}</span>
        </Text>
      ))}
      {candidate.against.map(one => (
        <Text key={one} component="span" size="sm" className={styles.because}>
          <Against size={16} aria-hidden />
          <span>{words[one]}</span>
        </Text>
      ))}
    </span>
  )
}
