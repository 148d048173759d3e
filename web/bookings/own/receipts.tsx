import { UnstyledButton } from '@mantine/core'
import { IconDownload, IconReceipt } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { Action } from './action-line.tsx'
import styles from './own.module.css'

type Document = Answer<typeof documentCalls.listRequestDocuments>['results'][number]

const Receipt = ({ document: { number, kind, date } }: { document: Document }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [isMaking, setIsMaking] = useState(false)
  const open = async () => {
    setIsMaking(true)
    try {
      const { url } = await call(documentCalls.makePdf, {
        audience: 'customer',
        market: marketId,
        params: { number: String(number) },
        body: { language },
      })
      window.location.assign(url)
    } catch (thrown) {
      tellFailure(thrown)
    }
    setIsMaking(false)
  }
  return (
    <UnstyledButton className={styles.act} disabled={isMaking} onClick={() => void open()}>
      <Action
        icon={IconReceipt}
        end={IconDownload}
        title={kind === 'receipt' ? t('rental.receipt') : t('rental.creditNote')}
        text={t('rental.documentFacts', { number, date: show.date(date) })}
      />
    </UnstyledButton>
  )
}

/** The receipts and credit notes of a booking; none for one that was not paid online. */
export const Receipts = ({ booking }: { booking: string }) => {
  const { marketId } = useThisMarket()
  const { data } = useRoute(documentCalls.listRequestDocuments, {
    audience: 'customer',
    market: marketId,
    params: { id: booking },
  })
  return data?.results.map(document => (
    <li key={document.number}>
      <Receipt document={document} />
    </li>
  ))
}
