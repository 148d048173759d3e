import { Button, Stack } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useBuyer } from '../choice/wizard-context.ts'

type Document = Answer<typeof documentCalls.listPaymentDocuments>['results'][number]

/** A receipt is issued seconds after the payment. Later than this it comes by mail alone. */
const MOST_ASKED = 8
const ASK_AGAIN_MS = 2_000

/** Pixels. */
const BUTTON_HEIGHT = 42

const DocumentButton = ({ document, cartToken }: { document: Document; cartToken: string }) => {
  const { t } = useTranslation()
  const { audience, marketId } = useBuyer()
  const language = useLanguage()
  const [isMaking, setIsMaking] = useState(false)
  const { number, kind } = document
  const open = async () => {
    setIsMaking(true)
    try {
      const { url } = await call(documentCalls.makePdf, {
        audience,
        market: marketId,
        params: { number: String(number) },
        body: { cartToken, language },
      })
      window.location.assign(url)
    } catch (thrown) {
      tellFailure(thrown)
    }
    setIsMaking(false)
  }
  return (
    <Button
      variant="default"
      fullWidth
      loading={isMaking}
      leftSection={<IconFileTypePdf size={20} aria-hidden />}
      onClick={() => void open()}
    >
      {kind === 'receipt' ? t('receipt.receiptPdf', { number }) : t('receipt.creditNotePdf', { number })}
    </Button>
  )
}

const OfPayment = ({ txId, cartToken }: { txId: string; cartToken: string }) => {
  const { audience, marketId } = useBuyer()
  const asked = useRef(0)
  // Made once: SWR would begin to wait anew with each second of the countdown.
  const waitMs = useCallback(
    (found?: { results: readonly unknown[] }) =>
      found?.results.length || asked.current >= MOST_ASKED ? 0 : ASK_AGAIN_MS,
    [],
  )
  const { data } = useRoute(
    documentCalls.listPaymentDocuments,
    { audience, market: marketId, params: { txId }, query: { cartToken } },
    {
      refreshInterval: waitMs,
      onSuccess: () => {
        asked.current += 1
      },
      // Shorter than the time between two calls, or each second call would be left out.
      dedupingInterval: ASK_AGAIN_MS / 2,
      shouldRetryOnError: false,
    },
  )
  return data?.results.map(document => (
    <DocumentButton key={document.number} document={document} cartToken={cartToken} />
  ))
}

interface ReceiptDocumentsProps {
  payments: readonly string[]
  /** Keeps the place of one document free, so that nothing moves when it comes. */
  isComing?: boolean
}

/** The receipts and credit notes of the payments of this page's cart, as soon as they are there. */
export const ReceiptDocuments = ({ payments, isComing = false }: ReceiptDocumentsProps) => {
  const cartToken = useLocation().hash.slice(1)
  if (!cartToken || !(payments.length || isComing)) return null
  return (
    <Stack gap="xs" mt="md" mih={BUTTON_HEIGHT}>
      {payments.map(txId => (
        <OfPayment key={txId} txId={txId} cartToken={cartToken} />
      ))}
    </Stack>
  )
}
