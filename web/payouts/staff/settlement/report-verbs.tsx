/** A settlement as a PDF, and by mail, also again. */
import { Button } from '@mantine/core'
import { IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import type { Report } from './figures.ts'
import styles from './periods.module.css'
import { useFile } from './use-file.ts'

const useSendReport = ({ id, name, customer, number, sent }: Report) => {
  const { t } = useTranslation()
  const act = useAct()
  const of = { name: name || customer, number }
  return () =>
    act(send => send(settlementCalls.sendPaymentReport, { params: { id } }), {
      ask: {
        title: t('settlements.sendOneTitle', of),
        text: sent ? t('settlements.sendOneAgainText', of) : t('settlements.sendOneText', of),
        action: t('settlements.send'),
        color: 'shelf',
      },
      busy: t('settlements.sendingOne'),
      done: t('settlements.wasSent', of),
    })
}

export const ReportVerbs = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { isMaking, open } = useFile()
  const send = useSendReport(report)
  const of = { name: report.name || report.customer, number: report.number }
  const params = { id: report.id }
  const verb = report.sent ? t('settlements.sendAgain') : t('settlements.send')
  return (
    <div className={styles.reportVerbs}>
      <Button
        size="xs"
        variant="default"
        loading={isMaking}
        leftSection={<IconFileTypePdf size={18} aria-hidden />}
        aria-label={t('settlements.verbOf', { verb: t('settlements.pdf'), ...of })}
        onClick={() => void open(sent => sent(settlementCalls.makeReportPdf, { params, body: { language } }))}
      >
        {t('settlements.pdf')}
      </Button>
      <IfMay right="money">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSend size={18} aria-hidden />}
          aria-label={t('settlements.verbOf', { verb, ...of })}
          onClick={() => void send()}
        >
          {verb}
        </Button>
      </IfMay>
    </div>
  )
}
