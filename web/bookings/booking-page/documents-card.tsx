import { Anchor, Skeleton, Stack, Text } from '@mantine/core'
import { IconClock, IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Card } from '../../kit/card.tsx'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'
import type { Fetched } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import type { RequestDocument, RequestMoney } from '../request/use-request.ts'

const useOpen = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const act = useAct()
  return async ({ number }: RequestDocument) => {
    const made = await act(
      send => send(documentCalls.makePdf, { params: { number: String(number) }, body: { language } }),
      { busy: t('requests.makingPdf') },
    )
    if (made) window.location.assign(made.url)
  }
}

interface DocumentsCardProps {
  documents: Fetched<Answer<typeof documentCalls.listRequestDocuments>>
  money: RequestMoney
}

/** Receipts and credit notes, each as PDF in the reader's language. */
export const DocumentsCard = ({ documents, money }: DocumentsCardProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const open = useOpen()
  const isComing = money.refunds.some(({ status }) => status !== 'refunded')
  return (
    <Card size="h3" id="documents" title={t('requests.documents')}>
      <WhenLoaded of={{ documents }} skeleton={<Skeleton height={48} radius="md" />}>
        {({ documents: { results } }) => (
          <Stack gap="xs">
            {results.map(document => (
              <IconLabel key={document.number} icon={<IconFileTypePdf size={20} />}>
                <Anchor component="button" type="button" ta="start" onClick={() => void open(document)}>
                  {document.kind === 'receipt'
                    ? t('requests.receiptPdf', { number: document.number })
                    : t('requests.creditNotePdf', { number: document.number })}
                </Anchor>
                <Text size="sm" c="dimmed">
                  {show.date(document.date)}, <span>{show.money(document.total, document.currency)}</span>
                </Text>
              </IconLabel>
            ))}
            {isComing && (
              <IconLabel icon={<IconClock size={20} />}>
                <Text size="sm" c="dimmed">
                  {t('requests.noteComes')}
                </Text>
              </IconLabel>
            )}
            {!results.length && !isComing && (
              <Text size="sm" c="dimmed">
                {t('requests.noDocuments')}
              </Text>
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Card>
  )
}
