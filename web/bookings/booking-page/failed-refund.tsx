/** Above all: money that could not be given back, why, what holds meanwhile, and the two ways out. */
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCash, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum } from '#shared/kit/money.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import styles from '../request/request.module.css'
import type { Refund, RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { RefundedByHandDialog } from './refunded-by-hand-later.tsx'

interface FailedRefundProps {
  request: StaffsRequest
  money: RequestMoney
  onChanged: () => unknown
}

const useRetry = ({ request, money, onChanged }: FailedRefundProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const sent = { params: { id: request.id }, body: { version: money.version } }
  return (): Promise<unknown> =>
    act(send => send(refundCalls.retryRefund, sent), {
      busy: t('requests.retrying'),
      done: t('requests.isRetried'),
      refused: { changed_meanwhile: t('requests.retryChanged') },
      refresh: onChanged,
    })
}

/** The one refusal that a shop mends by itself. Elavon says its reasons in English only. */
const lacksFunds = ({ said }: Refund): boolean => /enough|insufficient|funds/i.test(said ?? '')

const Why = ({ request, refund }: { request: StaffsRequest; refund: Refund }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const at = moment(Date.parse(refund.endedAt ?? refund.askedAt ?? refund.requestedAt))
  return (
    <Text>
      {refund.said ? t('requests.refusedAt', { at }) : t('requests.refusedSilently', { at })}{' '}
      {lacksFunds(refund) && t('requests.lacksFunds')}{' '}
      {refund.isPartial
        ? t('requests.bookingStands')
        : t('requests.bookingIsOver', { name: request.shelf.name })}{' '}
      {t('requests.customerWasTold')}
      {refund.said && (
        <Text component="span" display="block" size="sm">
          {t('requests.theirWords')}{' '}
          <q lang="en" className={styles.said}>
            {refund.said}
          </q>
        </Text>
      )}
    </Text>
  )
}

export const FailedRefund = (props: FailedRefundProps) => {
  const { request, money, onChanged } = props
  const { t } = useTranslation()
  const show = useShow()
  const retry = useRetry(props)
  /** The money as it was when staff pressed: the dialog's code may come later. */
  const [otherwise, setOtherwise] = useState<{ amount: string; money: RequestMoney }>()
  const failed = money.refunds.filter(({ status }) => status === 'failed')
  const [first] = failed
  const amount = first ? show.money(sum(failed.map(one => fromWire(one.amount))), first.currency) : ''
  const name = request.customerName ?? request.customerEmail ?? t('requests.theCustomer')
  return (
    <>
      {first && (
        <Paper component="section" aria-labelledby="failed" className={styles.failed}>
          <Stack gap="sm" p="lg">
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <IconAlertTriangle size={24} aria-hidden className={styles.alarm} />
              <Title order={2} size="h3" id="failed" c="berry">
                {t('requests.failedTitle', { name, amount })}
              </Title>
            </Group>
            {failed.map(refund => (
              <Why key={refund.reference} request={request} refund={refund} />
            ))}
            <ol className={styles.steps}>
              <li>{failed.every(lacksFunds) ? t('requests.stepFunds') : t('requests.stepAsk')}</li>
              <li>{t('requests.stepRetry')}</li>
            </ol>
          </Stack>
          <div className={styles.ways}>
            <Group gap="sm">
              <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={() => void retry()}>
                {t('requests.retry', { amount })}
              </Button>
              <Button
                variant="default"
                leftSection={<IconCash size={20} aria-hidden />}
                onClick={() => setOtherwise({ amount, money })}
              >
                {t('requests.otherwise')}
              </Button>
            </Group>
            <Text size="sm">
              {t('requests.referenceAt')} <strong className={styles.said}>{first.reference}</strong>
            </Text>
          </div>
        </Paper>
      )}
      {/* It stays when a colleague was faster, and says so. */}
      {otherwise && (
        <RefundedByHandDialog
          instead={null}
          request={request}
          {...otherwise}
          onDone={onChanged}
          onClose={() => setOtherwise(undefined)}
        />
      )}
    </>
  )
}
