/** Staff bring what was owed in another system: choose its file, see what becomes of each row, have it written. */
import { Button } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MOST_START_ROWS } from '#shared/payouts/start-file.ts'
import { type StartReading, startFileCalls } from '#shared/payouts/start-file-calls.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { ChooseFile } from '../../../jobs/import/choose-file.tsx'
import { ImportPage } from '../../../jobs/import/import-page.tsx'
import { ImportProgress } from '../../../jobs/import/import-progress.tsx'
import { useJob } from '../../../jobs/use-job.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { call } from '../../../kit/call.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { exampleCsv } from './example-csv.ts'
import { type StartPreview, useFates } from './file-words.ts'
import { StartPreviewStep } from './start-preview.tsx'

/** How a previewed file was read: writing reads it in the same way. */
const readingOf = ({ columns, dayOrder, questions }: StartPreview): StartReading => ({
  columns: columns.map(({ column }) => column),
  dayOrder,
  plusIs: questions.plusIs.chosen ?? undefined,
})

const useCountNames = (): Record<string, string> => {
  const { t } = useTranslation()
  const { written: _, ...others } = useFates()
  return {
    written: t('startfile.doneWritten'),
    ...Object.fromEntries(Object.entries(others).map(([fate, { name }]) => [fate, name])),
  }
}

/** The file that staff chose, how they have it read, and the job that writes it. */
const useStartFile = () => {
  const { t } = useTranslation()
  const act = useAct()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [preview, setPreview] = useState<StartPreview>()
  const [answers, setAnswers] = useState<Partial<StartReading>>({})
  const owner = { audience: 'admin', market: marketId } as const
  const params = { upload: preview?.upload ?? '' }
  const body = { ...(preview ? readingOf(preview) : { columns: [] }), language }
  // A reload finds the job by its name, not the preview.
  const followed = useJob('start balances', owner, JSON.stringify([params, body]), key =>
    call(startFileCalls.writeStartFile, { ...owner, key, params, body }),
  )
  const begin = (found?: StartPreview) => {
    setAnswers({})
    setPreview(found)
  }
  const read = async (more: Partial<StartReading>) => {
    const { columns: _, ...said } = { ...answers, ...more }
    const wanted = { ...said, columns: more.columns ?? body.columns }
    const found = await act(send => send(startFileCalls.previewStartColumns, { params, body: wanted }), {
      busy: t('import.reading'),
    })
    if (!found) return
    setAnswers(said)
    setPreview(found)
  }
  return { preview, begin, read, followed }
}

export const StartFilePage = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const names = useCountNames()
  const { preview, begin, read, followed } = useStartFile()
  const again = () => {
    begin()
    followed.forget()
  }
  return (
    <ImportPage title={t('startfile.title')} back={{ to: '/payments/balances', name: t('startfile.back') }}>
      {followed.state !== 'none' ? (
        <ImportProgress
          followed={followed}
          names={names}
          see={
            <Button
              component={Link}
              to="/payments/balances"
              leftSection={<IconScale size={20} aria-hidden />}
            >
              {t('startfile.see')}
            </Button>
          }
          onAgain={again}
        />
      ) : preview ? (
        <StartPreviewStep
          preview={preview}
          onRead={more => void read(more)}
          onWrite={followed.start}
          onOther={() => begin()}
        />
      ) : (
        <ChooseFile
          preview={(send, file) => send(startFileCalls.previewStartFile, { body: { file } })}
          onRead={begin}
          mostRows={MOST_START_ROWS}
          about={t('startfile.about')}
          example={{ csv: exampleCsv(language), name: t('startfile.exampleName') }}
        />
      )}
    </ImportPage>
  )
}
