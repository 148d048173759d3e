/** Staff make one customer of two that are the same person: find the other, compare, confirm. */
import { Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { BackToList } from '../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './customers.module.css'
import { MergeCompare } from './merge-compare.tsx'
import { MergeSearch } from './merge-search.tsx'

export const CustomerMerge = () => {
  const { t } = useTranslation()
  const { userNumber = '' } = useParams()
  const [from, setFrom] = useState<string>()
  const customer = useRoute(staffCalls.read, { params: { userNumber } })
  return (
    <Stack gap="md" className={styles.form}>
      <PageTitle>{t('customer.mergeTitle')}</PageTitle>
      <BackToList to={`/customers/${userNumber}`}>
        {customer.data?.name ?? t('customers.number', { number: userNumber })}
      </BackToList>
      <StepTitle>{t('customer.mergeTitle')}</StepTitle>
      <WhenLoaded of={{ customer }} skeleton={<Skeleton height={240} radius="lg" />}>
        {({ customer: kept }) => (
          <Paper withBorder p="lg">
            {from ? (
              <MergeCompare
                kept={kept}
                from={from}
                onOther={() => setFrom(undefined)}
                onStale={customer.retry}
              />
            ) : (
              <Stack gap="md">
                <Text>{t('customer.mergeAbout', { name: kept.name, number: kept.userNumber })}</Text>
                <MergeSearch except={kept.userNumber} onChoose={setFrom} />
              </Stack>
            )}
          </Paper>
        )}
      </WhenLoaded>
    </Stack>
  )
}
