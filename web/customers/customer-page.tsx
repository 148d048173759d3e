import { Anchor, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { dayIn } from '#shared/kit/day.ts'
import { Fact, Facts } from '../kit/facts.tsx'
import { BackToList } from '../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import { Empty } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { HistoryPanel } from '../markets/history/panel.tsx'
import { useThisMarket } from '../markets/market.ts'
import { CustomerAccount } from './customer-account.tsx'
import { CustomerBookings } from './customer-bookings.tsx'
import { CustomerForm } from './customer-form.tsx'
import { type Customer, CustomerStatus, TypeMark } from './customer-marks.tsx'
import { CustomerMessages } from './customer-messages.tsx'
import styles from './customers.module.css'
import { ViewAs } from './view-as.tsx'

/** What staff see and do not change here. */
const CustomerFacts = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="facts">
      <Stack gap="md">
        <Title order={2} id="facts">
          {t('customers.facts')}
        </Title>
        <Facts className={styles.facts}>
          <Fact name={t('customers.status')}>
            <CustomerStatus customer={customer} />
          </Fact>
          <Fact name={t('customers.type')}>
            <TypeMark type={customer.customerType} />
          </Fact>
          <Fact name={t('customers.email')}>
            <Anchor href={`mailto:${customer.email}`}>{customer.email}</Anchor>
          </Fact>
          <Fact name={t('customers.created')}>
            {show.date(dayIn(timeZone, Date.parse(customer.created)))}
          </Fact>
        </Facts>
        <ViewAs userNumber={customer.userNumber} />
      </Stack>
    </Paper>
  )
}

const NoSuch = () => {
  const { t } = useTranslation()
  return (
    <Empty
      action={
        <Button component={Link} to="/customers">
          {t('customers.toList')}
        </Button>
      }
    >
      {t('customers.noSuch')}
    </Empty>
  )
}

interface CustomerPageProps {
  /** Their product sheets, which stand above the customers. */
  sheets: ComponentType<{ userNumber: string }>
  /** What they have sold. */
  sales: ComponentType<{ userNumber: string }>
  /** What they get next. */
  payout: ComponentType<{ userNumber: string; instead: null }>
  /** What the market and they owe each other. */
  balance: ComponentType<{ userNumber: string; instead: null }>
  /** What they got for their sales. */
  settlements: ComponentType<{ userNumber: string; instead: null }>
}

/** One customer, as staff see and change them. */
export const CustomerPage = ({
  sheets: Sheets,
  sales: Sales,
  payout: Payout,
  balance: Balance,
  settlements: Settlements,
}: CustomerPageProps) => {
  const { t } = useTranslation()
  const { userNumber = '' } = useParams()
  const customer = useRoute(staffCalls.read, {
    params: { userNumber },
  })
  // 400: no customer of any market has such a number.
  const isMissing = !customer.data && [400, 404].includes(customer.failure?.status ?? 0)
  const number = t('customers.number', { number: userNumber })
  const title = customer.data?.name ?? number
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <BackToList to="/customers">{t('customers.listTitle')}</BackToList>
      <div>
        <StepTitle>{title}</StepTitle>
        {customer.data && <Text c="dimmed">{number}</Text>}
      </div>
      {isMissing ? (
        <NoSuch />
      ) : (
        <WhenLoaded of={{ customer }} skeleton={<Skeleton height={360} radius="lg" />}>
          {({ customer: data }) => (
            <div className={styles.sides}>
              <Paper withBorder p="lg" component="section" aria-labelledby="data">
                <Stack gap="md">
                  <Title order={2} id="data">
                    {t('customers.data')}
                  </Title>
                  <CustomerForm key={data.userNumber} customer={data} />
                </Stack>
              </Paper>
              <Stack gap="lg">
                <CustomerFacts customer={data} />
                <CustomerBookings userNumber={data.userNumber} />
                <Sheets userNumber={data.userNumber} />
                <Sales userNumber={data.userNumber} />
                <Payout userNumber={data.userNumber} instead={null} />
                <Balance userNumber={data.userNumber} instead={null} />
                <Settlements userNumber={data.userNumber} instead={null} />
                <CustomerMessages email={data.email} />
                <CustomerAccount customer={data} />
                <HistoryPanel kind="customer" id={data.userNumber} />
              </Stack>
            </div>
          )}
        </WhenLoaded>
      )}
    </Stack>
  )
}
