import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { later } from '../../kit/later.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { PaymentRequest } from '../payment-request/payment-request.tsx'
import { ofRequest } from '../payment-request/state.ts'
import styles from '../request/request.module.css'
import { RequestStatusMark } from '../request/request-status.tsx'
import { useConfirmRequest } from '../request/use-confirm-request.ts'
import { type StaffsRequest, useRequest } from '../request/use-request.ts'
import { BookingCard } from './booking-card.tsx'
import { BoughtCard } from './bought-card.tsx'
import { CustomerCard } from './customer-card.tsx'
import { DocumentsCard } from './documents-card.tsx'
import { FailedRefund } from './failed-refund.tsx'
import { MoneyCard } from './money-card.tsx'
import { MoreCard } from './more-card.tsx'
import { RefundUnderWay } from './refund-under-way.tsx'
import { TimeLine } from './time-line.tsx'

/** Few bookings have a wish to answer. */
const MoveCard = later(['moveanswer'], async () => (await import('./move-card.tsx')).MoveCard)

/** Stays once it was there: an open dialog says what became of the wish. */
const Wish = (props: { request: StaffsRequest; onChanged: () => unknown }) => {
  const [isSeen, setIsSeen] = useState(false)
  if (props.request.wish && !isSeen) setIsSeen(true)
  return isSeen && <MoveCard {...props} instead={null} />
}

const LIST = '/booking/requests'

/** The shelf and the person, not an id. */
const titleOf = ({ shelf, customerName, customerEmail, description }: StaffsRequest): string =>
  [shelf.name, customerName ?? customerEmail ?? description].filter(Boolean).join(', ')

const Head = ({ request, onChanged }: { request: StaffsRequest; onChanged: () => unknown }) => {
  const { t } = useTranslation()
  const show = useShow()
  const confirm = useConfirmRequest(onChanged)
  const { type, shelfTypeName, dateStartCustomer, dateEndCustomer } = request
  return (
    <Group justify="space-between" align="start">
      <div>
        <Group gap="sm">
          <StepTitle>{titleOf(request)}</StepTitle>
          <RequestStatusMark request={request} />
        </Group>
        <Text c="dimmed">
          {type === 'extension' ? t('requests.extension') : t('requests.new')}, {shelfTypeName},{' '}
          {show.day(dateStartCustomer)} – {show.day(dateEndCustomer)}
        </Text>
      </div>
      {request.status === 'paid' && (
        <IfMay right="serve">
          <Button
            // A wish to move waits for its answer, which is the main action then.
            variant={request.wish ? 'default' : 'filled'}
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={() => void confirm(request)}
          >
            {t('requests.confirm')}
          </Button>
        </IfMay>
      )}
    </Group>
  )
}

const OneRequest = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const { request, money, documents, history, mails, refresh } = useRequest(id)
  const isMissing = !request.data && [400, 404].includes(request.failure?.status ?? 0)
  const title = request.data ? titleOf(request.data) : t('requests.booking')
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <BackToList to={LIST}>{t('bookings.requestsTitle')}</BackToList>
      {isMissing ? (
        <>
          <StepTitle>{title}</StepTitle>
          <Empty
            action={
              <Button component={Link} to={LIST}>
                {t('requests.toList')}
              </Button>
            }
          >
            {t('requests.noSuch')}
          </Empty>
        </>
      ) : (
        <WhenLoaded of={{ request, money }} skeleton={<Skeleton height={480} radius="lg" />}>
          {({ request: one, money: paid }) => (
            <>
              <Head request={one} onChanged={refresh} />
              <div className={styles.sides}>
                <Stack gap="md" className={styles.column}>
                  <FailedRefund request={one} money={paid} onChanged={refresh} />
                  <RefundUnderWay money={paid} />
                  <PaymentRequest isCard asked={ofRequest(one)} onChanged={refresh} />
                  <Wish request={one} onChanged={refresh} />
                  <BoughtCard request={one} />
                  <MoneyCard request={one} money={paid} />
                  <div className={styles.last}>
                    <TimeLine request={one} money={paid} history={history} mails={mails} />
                  </div>
                </Stack>
                <Stack gap="md" className={styles.column}>
                  <CustomerCard request={one} />
                  <BookingCard request={one} />
                  <DocumentsCard documents={documents} money={paid} />
                  <MoreCard request={one} money={paid} onChanged={refresh} />
                </Stack>
              </div>
            </>
          )}
        </WhenLoaded>
      )}
    </Stack>
  )
}

/** One booking on one page: what was bought, the money, the history, and what staff can do about it. */
export const RequestPage = () => {
  const { id = '' } = useParams()
  // Nothing of one booking, such as an open dialog, stays when another is shown.
  return <OneRequest key={id} id={id} />
}
