/** Each transfer that the bank has sent back, with the way on. */
import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconRotateClockwise, IconUser } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IconLabel } from '../../../kit/icon-label.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { useShow } from '../../../kit/show.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import { type Transfer, useTransfers } from './use-bank.ts'
import { useReasonWords } from './use-bank-words.ts'
import { useTransferActs } from './use-transfer-acts.ts'

const nthOf = ({ id }: Transfer): number => Number(id.split('.')[2])

/** Those that were not paid again; `later` are the other transfers of the period. */
const stillOpen = (returned: readonly Transfer[], later: readonly Transfer[]): Transfer[] =>
  returned.filter(one => !later.some(other => other.customer === one.customer && nthOf(other) > nthOf(one)))

const useText = ({ returned, file }: Transfer): string => {
  const { t } = useTranslation()
  const show = useShow()
  const reasons = useReasonWords()
  if (!returned) return ''
  const of = { day: show.day(returned.day), reason: reasons[returned.reason], file: file ?? '' }
  return file ? t('bank.returnedOfFile', of) : t('bank.returnedByHand', of)
}

const ReturnedCard = ({ transfer }: { transfer: Transfer }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const { payAgain } = useTransferActs()
  const text = useText(transfer)
  const id = useId()
  const { customer, amount, returned } = transfer
  const name = transfer.name || customer
  return (
    <section className={styles.returned} aria-labelledby={id}>
      <IconLabel icon={<IconArrowBackUp size={22} color="var(--reol-berry)" />}>
        <Title order={2} size="h3" c="berry" id={id}>
          {t('bank.returnedTitle', { amount: money(amount), name })}
        </Title>
        <Text>{text}</Text>
        {returned?.note && (
          <Text c="dimmed">{t('bank.noteOf', { note: returned.note, by: returned.by })}</Text>
        )}
        <Anchor component={Link} to={`/customers/${customer}/balance`}>
          {t('bank.seeBalance')}
        </Anchor>
        <Group gap="sm" mt="sm">
          <Button
            component={Link}
            to={`/customers/${customer}`}
            variant="default"
            leftSection={<IconUser size={20} aria-hidden />}
          >
            {t('bank.newAccount')}
          </Button>
          <IfMay right="money">
            <Button
              variant="default"
              leftSection={<IconRotateClockwise size={20} aria-hidden />}
              aria-label={t('bank.payAgainOf', { name })}
              onClick={() => void payAgain(transfer.id)}
            >
              {t('bank.payAgain')}
            </Button>
          </IfMay>
        </Group>
      </IconLabel>
    </section>
  )
}

export const ReturnedCards = ({ salesPeriod }: { salesPeriod: string }) => {
  const { data } = useTransfers(salesPeriod, 'returned')
  const { data: open } = useTransfers(salesPeriod, 'open')
  const { data: inFile } = useTransfers(salesPeriod, 'in_file')
  const { data: sent } = useTransfers(salesPeriod, 'sent')
  if (!data || !open || !inFile || !sent) return null
  const later = [data, open, inFile, sent].flatMap(({ results }) => results)
  return stillOpen(data.results, later).map(transfer => (
    <ReturnedCard key={transfer.id} transfer={transfer} />
  ))
}
