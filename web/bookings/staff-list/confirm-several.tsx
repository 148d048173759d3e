/**
 * Several bookings are confirmed at once: first what will happen to each, then what happened, and those that failed
 * again.
 */
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOW_BOOKINGS } from '#shared/bookings/booking-request.ts'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { useFetchAgain } from '../../kit/act/use-fetch-again.ts'
import { call } from '../../kit/call.ts'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { asFailure, complaints } from '../../kit/failure.ts'
import { textOfCode } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../request/request.module.css'
import type { StaffsRequest } from '../request/use-request.ts'

/** good: it was confirmed; otherwise the code of why not. */
type Result = 'good' | (string & {})

const isToConfirm = ({ status }: StaffsRequest): boolean => status === 'paid'

const useWork = (requests: readonly StaffsRequest[]) => {
  const { marketId } = useThisMarket()
  const fetchAgain = useFetchAgain()
  const [results, setResults] = useState<Readonly<Record<string, Result>>>({})
  const [isWorking, setIsWorking] = useState(false)
  const left = requests.filter(one => isToConfirm(one) && results[one.id] !== 'good')
  const one = ({ id, version }: StaffsRequest): Promise<Result> =>
    call(requestsCalls.confirmRequest, {
      audience: 'admin',
      market: marketId,
      params: { id },
      body: { version },
    }).then(
      () => 'good',
      thrown => complaints(asFailure(thrown))[0]?.code ?? 'internal_error',
    )
  const work = async () => {
    setIsWorking(true)
    // One after another: each result shows as soon as it is there.
    for (const request of left) {
      const result = await one(request)
      setResults(before => ({ ...before, [request.id]: result }))
    }
    setIsWorking(false)
    void fetchAgain(SHOW_BOOKINGS)
  }
  return { results, left, isWorking, work }
}

interface ConfirmSeveralProps {
  requests: readonly StaffsRequest[]
  /** `isDone`: something was tried. */
  onClose: (isDone: boolean) => void
}

export const ConfirmSeveral = ({ requests, onClose }: ConfirmSeveralProps) => {
  const { t } = useTranslation()
  const { results, left, isWorking, work } = useWork(requests)
  const isTried = Object.keys(results).length > 0
  const said = (request: StaffsRequest): string => {
    const result = results[request.id]
    if (result === 'good') return t('requests.rowConfirmed')
    if (result) return textOfCode(result)
    return isToConfirm(request) ? t('requests.rowWillConfirm') : t('requests.rowStays')
  }
  return (
    <DialogFrame
      size="lg"
      title={t('requests.confirmTitle', { count: requests.filter(isToConfirm).length })}
      onClose={() => onClose(isTried)}
      isTyped={isWorking}
    >
      <Stack gap="md">
        <Text size="sm">{t('requests.confirmText')}</Text>
        <ul className={styles.rows} aria-live="polite">
          {requests.map(request => (
            <li key={request.id}>
              <strong>
                {request.shelf.name}, {request.customerName ?? request.customerEmail}
              </strong>
              <Text size="sm" c={results[request.id] && results[request.id] !== 'good' ? 'berry' : 'dimmed'}>
                {said(request)}
              </Text>
            </li>
          ))}
        </ul>
        <Group>
          {left.length > 0 && (
            <Button loading={isWorking} onClick={() => void work()} data-autofocus>
              {isTried
                ? t('requests.retryFailed', { count: left.length })
                : t('requests.confirmCount', { count: left.length })}
            </Button>
          )}
          <Button variant="default" disabled={isWorking} onClick={() => onClose(isTried)}>
            {isTried ? t('kit.close') : t('kit.cancel')}
          </Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
