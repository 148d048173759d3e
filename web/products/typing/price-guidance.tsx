/** What like-named things were sold for in this shop, while a price is typed. Never in the way: it asks and takes nothing. */
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire } from '#shared/kit/money.ts'
import { guideWord, showPrices } from '#shared/sales/guidance.ts'
import { guidanceCalls } from '#shared/sales/guidance-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../thing/products.module.css'
import type { TypedThing } from '../thing/rows.ts'

const TYPING_MS = 400

type Told = NonNullable<Answer<typeof guidanceCalls.priceGuidance>['guidance']>

/**
 * The guidance of the word by which a name is known, once that stands still: letters after it ask nothing anew. A failure is
 * as no guidance.
 */
const useGuidance = (
  name: string,
  { type, customer }: { type: TypedThing['type']; customer: string | undefined },
): Told | undefined => {
  const word = guideWord(name)
  const [settled] = useDebouncedValue(word, TYPING_MS)
  const query = { ...(type && { type }), ...(customer && { customer }) }
  const { data } = useRoute(
    guidanceCalls.priceGuidance,
    word && word === settled ? { query: { ...query, name: word } } : undefined,
    {
      dedupingInterval: 600_000,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  return data?.guidance ?? undefined
}

interface PriceGuidanceProps {
  name: string
  type: TypedThing['type']
  /** Whose thing it is, where staff type it. */
  customer: string | undefined
}

/** One quiet line, which has its room before there is something to say: nothing below it moves under a finger. */
export const PriceGuidance = ({ name, ...whose }: PriceGuidanceProps) => {
  const told = useGuidance(name, whose)
  return (
    <p className={styles.guidance} aria-live="polite">
      {told && <Said {...told} />}
    </p>
  )
}

const Said = ({ sold, low, median, high, days }: Told) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { currencyCode } = useThisMarket()
  const shown = (from: string, to: string) => showPrices(fromWire(from), fromWire(to), currencyCode, language)
  const middle = shown(median, median)
  const prices =
    low === high
      ? t('goods.soldLikePrice', { price: middle })
      : t('goods.soldLikePrices', { range: shown(low, high), median: middle })
  return days === null
    ? t('goods.soldLike', { prices, sold })
    : t('goods.soldLikeAfter', { prices, count: days, sold })
}
