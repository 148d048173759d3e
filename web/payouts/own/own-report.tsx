/** One settlement of a tenant: what they got, how it was worked out, and the same as a PDF. */
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useSend } from '../../kit/act/use-send.ts'
import { Card } from '../../kit/card.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useRangeWords } from '../../markets/use-range-words.ts'
import { isOff } from '../balance-words.tsx'
import styles from '../payout.module.css'
import { Received } from '../received.tsx'
import { Reckoning } from '../reckoning.tsx'
import { ToLines } from './to-lines.tsx'

const PdfButton = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const send = useSend()
  const [isMaking, setIsMaking] = useState(false)
  const open = async () => {
    setIsMaking(true)
    try {
      const { url } = await send(settlementCalls.makeReportPdf, { params: { id }, body: { language } })
      window.location.assign(url)
    } catch (thrown) {
      tellFailure(thrown)
    }
    setIsMaking(false)
  }
  return (
    <Button
      variant="default"
      loading={isMaking}
      leftSection={<IconFileTypePdf size={20} aria-hidden />}
      onClick={() => void open()}
    >
      {t('payout.pdf')}
    </Button>
  )
}

const Content = ({ id, seesLines }: { id: string; seesLines: boolean }) => {
  const { t } = useTranslation()
  const range = useRangeWords()
  const read = useRoute(ownPayoutCalls.readPaymentReport, { params: { id } })
  if (isOff(read.failure)) return <Empty>{t('payout.off')}</Empty>
  return (
    <WhenLoaded of={{ read }} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ read: report }) => {
        const title = t('payout.of', { days: range({ from: report.dateFrom, to: report.dateTo }) })
        return (
          <>
            <PageTitle>{title}</PageTitle>
            <Group justify="space-between" align="start">
              <div>
                <StepTitle>{title}</StepTitle>
                <Text c="dimmed">{t('payout.number', { number: report.number })}</Text>
              </div>
              <PdfButton id={id} />
            </Group>
            <div className={styles.parts}>
              <Card>
                <Received payout={report} isFinal />
              </Card>
              <Reckoning payout={report}>{seesLines && <ToLines {...report} />}</Reckoning>
            </div>
          </>
        )
      }}
    </WhenLoaded>
  )
}

export const OwnReport = ({ seesLines }: { seesLines: boolean }) => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  return (
    <Stack gap="md">
      <BackToList to="/payments">{t('payout.title')}</BackToList>
      <Content id={id} seesLines={seesLines} />
    </Stack>
  )
}
