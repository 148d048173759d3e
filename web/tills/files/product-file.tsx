/** How much a file for the till would have, the button that makes it, and how it differs from the one before. */
import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { JobPanel } from '../../jobs/job-panel.tsx'
import { type Job, useJob } from '../../jobs/use-job.ts'
import { call } from '../../kit/call.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useWhen } from '../till-words.ts'

type Present = Answer<typeof tillsContract.readProductFile>

const useProducts = () => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  return (count: number): string => t('tillfiles.products', { count, number: number.format(count) })
}

/** What the file has, as its job counted it. */
const Counted = ({ counts }: Pick<Job, 'counts'>) => {
  const { t } = useTranslation()
  const products = useProducts()
  const { written = 0, changed = 0, gone = 0 } = counts
  return (
    <Facts areCounts>
      <Fact name={t('tillfiles.inFile')}>{products(written)}</Fact>
      <Fact name={t('tillfiles.new')}>{counts.new ?? 0}</Fact>
      <Fact name={t('tillfiles.changed')}>{changed}</Fact>
      <Fact name={t('tillfiles.gone')}>{gone}</Fact>
    </Facts>
  )
}

const Make = ({ hasLast, onMade }: { hasLast: boolean; onMade: () => void }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [which, setWhich] = useState('all')
  const owner = { audience: 'admin', market: marketId } as const
  const onlyChanges = hasLast && which === 'changes'
  const followed = useJob('till products', owner, `${onlyChanges} ${language}`, key =>
    call(tillsContract.makeProductFile, { ...owner, key, body: { onlyChanges, language } }),
  )
  const { state, job, forget } = followed
  const close = () => {
    forget()
    onMade()
  }
  return (
    <Stack gap="md">
      {hasLast && state === 'none' && (
        <Radio.Group value={which} onChange={setWhich} label={t('tillfiles.which')}>
          <Stack gap="sm" mt="xs">
            <Radio value="all" label={t('tillfiles.all')} />
            <Radio
              value="changes"
              label={t('tillfiles.onlyChanges')}
              description={t('tillfiles.onlyChangesHint')}
            />
          </Stack>
        </Radio.Group>
      )}
      {state === 'done' && job && <Counted counts={job.counts} />}
      <JobPanel followed={{ ...followed, forget: close }} label={t('tillfiles.make')} />
    </Stack>
  )
}

const Whole = ({ present: { products, last }, onMade }: { present: Present; onMade: () => void }) => {
  const { t } = useTranslation()
  const count = useProducts()
  const when = useWhen()
  return (
    <Stack gap="md">
      <Facts areCounts>
        <Fact name={t('tillfiles.forSale')}>{count(products)}</Fact>
        <Fact name={t('tillfiles.lastFile')}>
          {last ? (
            <>
              <span>{when(last.at)}</span>
              <small>{count(last.products)}</small>
            </>
          ) : (
            t('tillfiles.noLast')
          )}
        </Fact>
      </Facts>
      <IfMay right="serve">
        <Make hasLast={last !== null} onMade={onMade} />
      </IfMay>
    </Stack>
  )
}

export const ProductFile = () => {
  const file = useRoute(tillsContract.readProductFile, {})
  return (
    <WhenLoaded of={{ file }}>
      {({ file: present }) => <Whole present={present} onMade={() => void file.retry()} />}
    </WhenLoaded>
  )
}
