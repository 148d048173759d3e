/** Things that are made are put into the shop's till: how far that is, and what the till does not take. */
import '@mantine/core/styles/Progress.css'
import { Anchor, Progress, Text } from '@mantine/core'
import { IconCashRegister } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PRODUCT, SHEET } from '#shared/products/states.ts'
import { Notice } from '../kit/notice.tsx'
import type { Sheet, Thing } from './rows.ts'
import styles from './sheet.module.css'
import { useGoods } from './whose-goods.ts'

const LOOK_MS = 3_000
/** How often we look when the till is slow or refuses something, which a person must see to first. */
const SELDOM_MS = 15_000
/** A till takes some hundred things in this time. */
const LONG_MS = 30_000

/** Its things have their numbers, and the till has not all of them yet. */
export const isOnTheWay = ({ status, products }: Pick<Sheet, 'status' | 'products'>): boolean =>
  status === SHEET.processing && products.length > 0 && products.every(({ number }) => number)

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

/** `look` fetches the sheet: the things say themselves how far they are, so a reload finds them again. */
export const IntoTill = ({ things, look }: { things: readonly Thing[]; look: () => void }) => {
  const { t } = useTranslation()
  const { toTill } = useGoods()
  const total = things.length
  const done = things.filter(({ status }) => status >= PRODUCT.active).length
  const refused = things.filter(one => one.status < PRODUCT.active && one.tillProblem)
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
