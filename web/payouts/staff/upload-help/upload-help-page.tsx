/** How a file of transfers comes into the net bank of the shop's bank, and what to do when the bank refuses it. */
import { Anchor, NativeSelect, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { BANKS, type Bank } from '#shared/markets/bank-formats.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { Card } from '../../../kit/card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../../kit/page.tsx'
import { PageSkeleton } from '../../../kit/states.tsx'
import { useRoute } from '../../../kit/use-route.ts'
import { FORMAT_NAMES, USUAL_FORMAT } from '../../../markets/bank-format-names.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { useBankNames } from '../../../markets/use-bank-names.ts'
import styles from './upload-help.module.css'
import { useFormatHelp, useInstead } from './use-format-help.ts'
import { useRefusals } from './use-refusals.ts'

const Points = ({ of }: { of: readonly string[] }) => (
  <ul className={styles.points}>
    {of.map(one => (
      <li key={one}>{one}</li>
    ))}
  </ul>
)

const Ready = () => {
  const { t } = useTranslation()
  return (
    <Card title={t('bankhelp.readyTitle')} size="h3">
      <Points of={[t('bankhelp.readyAgreement'), t('bankhelp.readyApprove'), t('bankhelp.readyFile')]} />
    </Card>
  )
}

const InReol = ({ bank }: { bank: Bank }) => {
  const { t } = useTranslation()
  const format = USUAL_FORMAT[bank]
  const { settings } = useFormatHelp()[format]
  const instead = useInstead(bank)
  return (
    <Card title={t('bankhelp.inReolTitle')} size="h3">
      <Points
        of={[
          t('bankhelp.chooseFormat', { format: FORMAT_NAMES[format] }),
          ...settings,
          ...(format === 'iso_20022' ? [] : [instead]),
        ]}
      />
      <Anchor component={Link} to="/settings/bank" fz="sm">
        {t('bankhelp.toSettings')}
      </Anchor>
    </Card>
  )
}

const TheFile = ({ bank }: { bank: Bank }) => {
  const { t } = useTranslation()
  const { file } = useFormatHelp()[USUAL_FORMAT[bank]]
  return (
    <Card title={t('bankhelp.fileTitle')} size="h3">
      <Points of={file} />
    </Card>
  )
}

const InBank = () => {
  const { t } = useTranslation()
  const steps = [
    t('bankhelp.stepFetch'),
    t('bankhelp.stepFind'),
    t('bankhelp.stepUpload'),
    t('bankhelp.stepCompare'),
    t('bankhelp.stepApprove'),
    t('bankhelp.stepMark'),
  ]
  return (
    <Card title={t('bankhelp.stepsTitle')} size="h3">
      <ol className={styles.points}>
        {steps.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ol>
    </Card>
  )
}

const Refused = () => {
  const { t } = useTranslation()
  const refusals = useRefusals()
  return (
    <Card title={t('bankhelp.refusedTitle')} size="h3">
      <Text size="sm">{t('bankhelp.refusedLead')}</Text>
      <dl className={styles.refusals}>
        {refusals.map(({ name, codes, todo }) => (
          <div key={name}>
            <dt>
              <span>{name}</span> <small>{codes}</small>
            </dt>
            <dd>{todo}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const BankBox = ({ bank }: { bank: Bank }) => {
  const { t } = useTranslation()
  const names = useBankNames()
  const [, setParams] = useSearchParams()
  return (
    <NativeSelect
      className={styles.box}
      label={t('setup.whichBank')}
      value={bank}
      data={BANKS.map(value => ({ value, label: names[value] }))}
      onChange={({ currentTarget }) => setParams({ bank: currentTarget.value }, { replace: true })}
    />
  )
}

/** The bank that the address names, else that of the shop; undefined while nobody knows it. */
const useBank = (): Bank | undefined => {
  const { marketId } = useThisMarket()
  const [params] = useSearchParams()
  const named = BANKS.find(bank => bank === params.get('bank'))
  const { data, failure } = useRoute(settingsCalls.readSettings, named ? undefined : { params: { marketId } })
  if (named) return named
  return data || failure ? data?.bank || 'other' : undefined
}

export const UploadHelpPage = () => {
  const { t } = useTranslation()
  const bank = useBank()
  if (!bank) return <PageSkeleton />
  return (
    <Stack gap="md" className={styles.page}>
      <PageTitle>{t('bankhelp.title')}</PageTitle>
      <Anchor component={Link} to="/payments/bank" fz="sm" className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        {t('bankhelp.back')}
      </Anchor>
      <StepTitle>{t('bankhelp.title')}</StepTitle>
      <BankBox bank={bank} />
      <Ready />
      <InReol bank={bank} />
      <TheFile bank={bank} />
      <InBank />
      <Refused />
      <Notice role="note" color="shelf" icon={IconInfoCircle}>
        <Text size="sm">{t('bankhelp.honest')}</Text>
      </Notice>
    </Stack>
  )
}
