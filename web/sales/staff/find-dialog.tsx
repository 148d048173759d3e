/** Staff say which product a line was: the receipt at one side, at the other what it may be, and below what follows. */

import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productCalls } from '#shared/products/product-calls.ts'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { isPossible } from '#shared/sales/likely.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ChoiceRow, Evidence } from './candidates.tsx'
import styles from './clearing.module.css'
import {
  type ClearingLine,
  type Given,
  useAmount,
  useAsideBecause,
  useBecomes,
  useFollows,
  useSoldAt,
} from './clearing-words.ts'
import { OnlyTenant, useGivenTo } from './only-tenant.tsx'
import { ReceiptCard, type WholeLine } from './receipt.tsx'
import { ScanNumber } from './scan-number.tsx'
import { useAnswers } from './use-answers.ts'

interface FindDialogProps {
  line: ClearingLine
  onClose: () => void
  onAside: () => void
}

/** A search shows no more: who does not find it there types more of its name. */
const MOST_FOUND = 6

interface PickProps {
  picked: string | undefined
  onPick: (product: string) => void
}

const Found = ({ search, picked, onPick }: PickProps & { search: string }) => {
  const { t } = useTranslation()
  const found = useRoute(productCalls.listProducts, { query: { search } }, { keepPreviousData: true })
  return (
    <WhenLoaded of={{ found }} skeleton={<Skeleton height={72} radius="md" />}>
      {({ found: { results } }) => (
        <>
          <Text size="sm" c="dimmed" role="status">
            {results.length ? t('clearing.found') : t('clearing.noneFound')}
          </Text>
          {results.slice(0, MOST_FOUND).map(({ id, sellPrice, ...one }) => (
            <ChoiceRow
              key={id}
              choice={{ ...one, product: id, price: sellPrice }}
              isPicked={picked === id}
              onPick={() => onPick(id)}
            />
          ))}
        </>
      )}
    </WhenLoaded>
  )
}

/** A product that was searched or scanned, weighed. */
const useWeighed = (line: WholeLine, picked: string | undefined) => {
  const known = line.likely.find(({ product }) => product === picked)
  const weighed = useRoute(
    clearingCalls.weighClearing,
    picked && !known ? { params: { id: line.id, product: picked } } : undefined,
  )
  return { known, weighed, candidate: known ?? weighed.data }
}

const Foot = ({
  line,
  given,
  lacks,
  onClose,
  onAside,
}: Omit<FindDialogProps, 'line'> & { line: WholeLine; given: Given | undefined; lacks: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const follows = useFollows()
  const becomes = useBecomes()
  const { currencyCode } = useThisMarket()
  const { assign } = useAnswers()
  const save = async () => {
    if (given && (await assign(line, given))) onClose()
  }
  return (
    <div className={styles.foot}>
      <div role="status">
        {given ? (
          <>
            <strong>{follows(given)}</strong> {given.becomes && becomes[given.becomes]}
            <Text size="sm" c="dimmed">
              <span>
                {t('clearing.reckoned', {
                  amount: show.money(line.amount, currencyCode),
                  commission: show.money(given.commission, currencyCode),
                  day: show.day(line.date),
                })}
              </span>{' '}
              <span>{t('clearing.canUndo')}</span>
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {lacks}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={onAside}>
          {t('clearing.setAside')}
        </Button>
        {given && (
          <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void save()}>
            {t('clearing.giveTo', { name: given.customerName || given.customer })}
          </Button>
        )}
      </Group>
    </div>
  )
}

/** Where nobody knows the product, the last choice: it opens the search for its tenant. */
const NoProduct = ({ isPicked, onPick }: { isPicked: boolean; onPick: () => void }) => {
  const { t } = useTranslation()
  return (
    <label className={styles.choice} data-picked={isPicked || undefined}>
      <input type="radio" name="clearing-product" checked={isPicked} onChange={onPick} />
      <span>
        <strong>{t('clearing.onlyTenant')}</strong>
        <br />
        <small>{t('clearing.onlyTenantText')}</small>
      </span>
    </label>
  )
}

interface ProductsProps {
  line: WholeLine
  picked: string | undefined
  weighing: ReturnType<typeof useWeighed>
  onPick: (product: string) => void
}

/** The products that it may be: those of a search or a scan above those that the receipt leads to. */
const Products = ({ line, picked, weighing: { known, weighed }, onPick }: ProductsProps) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  return (
    <>
      <Group align="flex-end" gap="sm" className={styles.search}>
        <SearchBox label={t('clearing.search')} value={search} onSearch={setSearch} />
        <ScanNumber onFound={onPick} />
      </Group>
      {search && <Found search={search} picked={picked} onPick={onPick} />}
      {picked && !known && (
        <WhenLoaded of={{ weighed }} skeleton={<Skeleton height={72} radius="md" />}>
          {({ weighed: one }) => (
            <ChoiceRow choice={one} isPicked onPick={() => onPick(picked)}>
              <Evidence candidate={one} />
            </ChoiceRow>
          )}
        </WhenLoaded>
      )}
      {line.likely.map(one => (
        <ChoiceRow
          key={one.product}
          choice={one}
          isPicked={picked === one.product}
          onPick={() => onPick(one.product)}
        >
          <Evidence candidate={one} />
        </ChoiceRow>
      ))}
      {!line.likely.length && !search && !picked && (
        <Text size="sm" c="dimmed">
          {t('clearing.noLikely')}
        </Text>
      )}
    </>
  )
}

/** What is chosen: a product, or only a tenant; and what follows from it, or what still lacks. */
const useChoice = (line: WholeLine) => {
  const { t } = useTranslation()
  const [first] = line.likely
  const [product, setProduct] = useState(first?.grade === 'most' ? first.product : undefined)
  const [isOnlyTenant, setIsOnlyTenant] = useState(false)
  const [tenant, setTenant] = useState<string>()
  const weighing = useWeighed(line, product)
  const givenTo = useGivenTo(line, isOnlyTenant ? tenant : undefined)
  const { candidate } = weighing
  const ofProduct = candidate && isPossible(candidate) ? candidate : undefined
  const lacks = () => {
    if (isOnlyTenant) return t('clearing.pickTenant')
    return candidate ? t('clearing.cannotBe') : t('clearing.pickOne')
  }
  return {
    product,
    tenant,
    isOnlyTenant,
    weighing,
    given: isOnlyTenant ? givenTo : ofProduct,
    lacks: lacks(),
    pickTenant: setTenant,
    pickProduct: (one: string) => {
      setIsOnlyTenant(false)
      setProduct(one)
    },
    pickNoProduct: () => {
      setIsOnlyTenant(true)
      setProduct(undefined)
    },
  }
}

const Choices = ({ line, ...rest }: Omit<FindDialogProps, 'line'> & { line: WholeLine }) => {
  const { product, tenant, isOnlyTenant, weighing, given, lacks, ...pick } = useChoice(line)
  return (
    <Stack gap="md">
      <div className={styles.sides}>
        {line.receipt ? <ReceiptCard receipt={line.receipt} line={line} /> : <div />}
        <Stack gap="sm">
          <Products line={line} picked={product} weighing={weighing} onPick={pick.pickProduct} />
          <NoProduct isPicked={isOnlyTenant} onPick={pick.pickNoProduct} />
          {isOnlyTenant && <OnlyTenant line={line} picked={tenant} onPick={pick.pickTenant} />}
        </Stack>
      </div>
      <Foot line={line} given={given} lacks={lacks} {...rest} />
    </Stack>
  )
}

export const FindDialog = ({ line, onClose, onAside }: FindDialogProps) => {
  const { t } = useTranslation()
  const { day, time } = useSoldAt()(line.at)
  const amount = useAmount()(line)
  const asideBecause = useAsideBecause()
  const whole = useRoute(clearingCalls.readClearing, { params: { id: line.id } })
  return (
    <DialogFrame
      title={line.amount.startsWith('-') ? t('clearing.findBackTitle') : t('clearing.findTitle')}
      size="56rem"
      onClose={onClose}
    >
      <Stack gap="md">
        <Text c="dimmed">{t('clearing.findWhat', { amount, day, time })}</Text>
        <WhenLoaded of={{ whole }} skeleton={<Skeleton height={320} radius="lg" />}>
          {({ whole: found }) =>
            found.state === 'open' ? (
              <Choices line={found} onClose={onClose} onAside={onAside} />
            ) : (
              <Notice role="status" title={t('clearing.faster')}>
                <Text size="sm">
                  {found.state === 'assigned'
                    ? t('clearing.was', { number: found.answer })
                    : asideBecause(found)}
                </Text>
                <Button size="sm" variant="default" onClick={onClose}>
                  {t('kit.close')}
                </Button>
              </Notice>
            )
          }
        </WhenLoaded>
      </Stack>
    </DialogFrame>
  )
}
