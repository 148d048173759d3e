/** Things that are made are put into the shop's till: how far that is, and what the till does not take. */
import '@mantine/core/styles/Progress.css'
import { Anchor, Progress, Text } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isInShop } from '#shared/products/states.ts'
import { Notice } from '../../kit/notice.tsx'
import styles from '../sheet/sheet.module.css'
import type { Thing } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'

const LOOK_MS = 3_000
/** How often we look when the till is slow or refuses something, which a person must see to first. */
const SELDOM_MS = 15_000
/** A till takes some hundred things in this time. */
const LONG_MS = 30_000

/** True when nothing more has gone into the till for a while. */
const useTakesLong = (done: number): boolean => {
  const [longAt, setLongAt] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setLongAt(done), LONG_MS)
    return () => clearTimeout(timer)
  }, [done])
  return longAt === done
}

/** The things by name: staff read the till's own words, and open them. */
const NotTaken = ({ things }: { things: readonly Thing[] }) => {
  const { words, toProduct, toTill } = useGoods()
  return (
    <>
      <ul className={styles.notTaken}>
        {things.map(({ id, name, tillProblem }) => (
          <li key={id}>
            {toProduct ? (
              <Anchor component={Link} to={toProduct(id)} fw={650}>
                {name}
              </Anchor>
            ) : (
              name
            )}
            {toTill && <q>{tillProblem}</q>}
          </li>
        ))}
      </ul>
      <Text size="sm">{words.notTaken}</Text>
    </>
  )
}

/** Is for sale, and goes into the market's till. */
const goesIntoTill = ({ status, isInTill }: Thing): boolean => isInShop(status) && isInTill !== null

/** The till has not all of what is for sale of a sheet yet. */
export const isBehind = (products: readonly Thing[]): boolean =>
  products.filter(goesIntoTill).some(({ isInTill }) => !isInTill)

interface IntoTillProps {
  products: readonly Thing[]
  /** Fetches the sheet: the things say themselves how far they are, so a reload finds them again. */
  look: () => void
}

/** How many things of a sheet the till has, and which it refuses, in its own words. */
export const IntoTill = ({ products, look }: IntoTillProps) => {
  const { t } = useTranslation()
  const { toTill } = useGoods()
  const things = products.filter(goesIntoTill)
  const total = things.length
  const done = things.filter(({ isInTill }) => isInTill).length
  const refused = things.filter(({ isInTill, tillProblem }) => !isInTill && tillProblem)
  const waits = done + refused.length < total
  const takesLong = useTakesLong(done)
  const pause = waits && !takesLong ? LOOK_MS : SELDOM_MS
  useEffect(() => {
    const timer = setInterval(look, pause)
    return () => clearInterval(timer)
  }, [look, pause])
  return (
    <Notice role="status" icon={IconCashRegister} title={t('goods.inTillOf', { done, total })}>
      {waits && (
        <>
          <Text size="sm">{takesLong ? t('goods.intoTillLong') : t('goods.intoTill')}</Text>
          <Progress w="100%" value={(100 * done) / total} aria-label={t('goods.inTillOf', { done, total })} />
        </>
      )}
      {refused.length > 0 && (
        <>
          <Text size="sm" fw={650}>
            {t('goods.notTaken', { count: refused.length })}
          </Text>
          <NotTaken things={refused} />
        </>
      )}
      {toTill && (takesLong || refused.length > 0) && (
        <Anchor component={Link} to={toTill.to} size="sm">
          {toTill.name}
        </Anchor>
      )}
    </Notice>
  )
}
