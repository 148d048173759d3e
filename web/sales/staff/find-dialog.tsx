/** Staff say which product a line was: the receipt at one side, at the other what it may be, and below what follows. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffProductCalls } from '#shared/products/staff-product-calls.ts'
import { isPossible } from '#shared/sales/likely.ts'
import { staffSalesCalls } from '#shared/sales/staff-calls.ts'
import { DialogFrame } from '../../kit/dialog-frame.tsx'
import { SearchBox } from '../../kit/list/search-box.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ChoiceRow, Evidence } from './candidates.tsx'
import styles from './clearing.module.css'
import { type Candidate, type ClearingLine, useAmount, useFollows, useSoldAt } from './clearing-words.ts'
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
  const found = useRoute(staffProductCalls.listProducts, { query: { search } }, { keepPreviousData: true })
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
    staffSalesCalls.weighClearing,
    picked && !known ? { params: { id: line.id, product: picked } } : undefined,
  )
  return { known, weighed, candidate: known ?? weighed.data }
}

const Foot = ({
  line,
  candidate,
  onClose,
  onAside,
}: Omit<FindDialogProps, 'line'> & { line: WholeLine; candidate: Candidate | undefined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const follows = useFollows()
  const { currencyCode } = useThisMarket()
  const { assign } = useAnswers()
  const can = candidate && isPossible(candidate)
  const name = candidate && (candidate.customerName || candidate.customer)
  const save = async () => {
    if (candidate && (await assign(line, candidate))) onClose()
  }
  return (
    <div className={styles.foot}>
      <div role="status">
        {can ? (
          <>
            <strong>{follows(candidate)}</strong>
            <Text size="sm" c="dimmed">
              <span>
                {t('clearing.reckoned', {
                  amount: show.money(line.amount, currencyCode),
                  commission: show.money(candidate.commission, currencyCode),
                  day: show.day(line.date),
                })}
              </span>{' '}
              <span>{t('clearing.canUndo')}</span>
            </Text>
          </>
        ) : (
          <Text size="sm" c="dimmed">
            {candidate ? t('clearing.cannotBe') : t('clearing.pickOne')}
          </Text>
        )}
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={onAside}>
          {t('clearing.setAside')}
        </Button>
        {can && (
          <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void save()}>
            {t('clearing.giveTo', { name })}
          </Button>
        )}
      </Group>
    </div>
  )
}

const Choices = ({ line, ...rest }: Omit<FindDialogProps, 'line'> & { line: WholeLine }) => {
  const { t } = useTranslation()
  const [first] = line.likely
  const [picked, setPicked] = useState(first?.grade === 'most' ? first.product : undefined)
  const [search, setSearch] = useState('')
  const { known, weighed, candidate } = useWeighed(line, picked)
  return (
    <Stack gap="md">
      <div className={styles.sides}>
        {line.receipt ? <ReceiptCard receipt={line.receipt} currency={line.currency} /> : <div />}
        <Stack gap="sm">
          <Group align="flex-end" gap="sm">
            <SearchBox label={t('clearing.search')} value={search} onSearch={setSearch} />
            <ScanNumber onFound={setPicked} />
          </Group>
          {search && <Found search={search} picked={picked} onPick={setPicked} />}
          {picked && !known && (
            <WhenLoaded of={{ weighed }} skeleton={<Skeleton height={72} radius="md" />}>
              {({ weighed: one }) => (
                <ChoiceRow choice={one} isPicked onPick={() => setPicked(picked)}>
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
              onPick={() => setPicked(one.product)}
            >
              <Evidence candidate={one} />
            </ChoiceRow>
          ))}
          {!line.likely.length && !search && !picked && (
            <Text size="sm" c="dimmed">
              {t('clearing.noLikely')}
            </Text>
          )}
        </Stack>
      </div>
      <Foot line={line} candidate={candidate} {...rest} />
    </Stack>
  )
}

export const FindDialog = ({ line, onClose, onAside }: FindDialogProps) => {
  const { t } = useTranslation()
  const { day, time } = useSoldAt()(line.at)
  const amount = useAmount()(line)
  const whole = useRoute(staffSalesCalls.readClearing, { params: { id: line.id } })
  return (
    <DialogFrame title={t('clearing.findTitle')} size="56rem" onClose={onClose}>
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
                    : t('clearing.asideBecause', { reason: found.answer })}
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
