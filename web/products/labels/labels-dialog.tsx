/** The labels of a sheet: which, on which paper, from which place on. */
import { Anchor, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconExternalLink, IconPrinter } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { NewTab } from '../../kit/new-tab.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useStored } from '../../kit/stored.ts'
import type { Sheet } from '../thing/rows.ts'
import { LabelQuota } from './label-quota.tsx'
import { keepSetting, type LabelSetting, labelPapers, settingFor, settingOf } from './label-setting.ts'
import { Paper } from './paper.tsx'
import { type LabelFile, usePrint } from './use-print.ts'
import { changedPlaces, firstWhich, labelsText, type Which, wantedPlaces } from './which-labels.ts'

interface ChoiceProps {
  sheet: Sheet
  which: Which
  typed: string
  error: string | undefined
  onWhich: (which: Which) => void
  onType: (typed: string) => void
}

const WhichLabels = ({ sheet, which, typed, error, onWhich, onType }: ChoiceProps) => {
  const { t } = useTranslation()
  const { products } = sheet
  return (
    <>
      <NativeSelect
        id="which"
        label={t('goods.whichLabels')}
        value={which}
        error={which === 'some' ? undefined : error}
        onChange={({ currentTarget }) => onWhich(currentTarget.value as Which)}
        data={[
          {
            value: 'all',
            label: t('goods.allLabels', { count: wantedPlaces(products, 'all', '')?.length ?? 0 }),
          },
          { value: 'changed', label: t('goods.changedLabels', { count: changedPlaces(products).length }) },
          { value: 'some', label: t('goods.someLabels') },
        ]}
      />
      {which === 'some' && (
        <TextInput
          id="labels"
          label={t('goods.labelNumbers')}
          placeholder="2,3,4-10"
          value={typed}
          error={error}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
    </>
  )
}

const Opened = ({ file }: { file: LabelFile }) => {
  const { t } = useTranslation()
  return (
    <Notice
      role="status"
      color={file.isBlocked ? 'straw' : 'shelf'}
      icon={IconExternalLink}
      title={file.isBlocked ? t('goods.tabBlocked') : t('goods.tabOpened')}
    >
      <Anchor href={file.url} target="_blank" rel="noopener" onClick={file.onOpen}>
        {t('goods.openLabels')}
        <NewTab />
      </Anchor>
    </Notice>
  )
}

interface LabelsDialogProps {
  sheet: Sheet
  onClose: () => void
}

/** The paper that is chosen: at first one that the tenant prints on. */
const useTenantsPaper = (printType: Sheet['printType']): LabelSetting => {
  const kept = useStored(labelPapers)
  const [isFirst, setIsFirst] = useState(true)
  const setting = isFirst ? settingFor(kept, printType) : settingOf(kept)
  useEffect(() => {
    keepSetting(settingFor(labelPapers.read(), printType))
    setIsFirst(false)
  }, [printType])
  return setting
}

export const LabelsDialog = ({ sheet, onClose }: LabelsDialogProps) => {
  const { t } = useTranslation()
  const { products } = sheet
  const [which, setWhich] = useState(() => firstWhich(sheet))
  const [typed, setTyped] = useState(which === 'some' ? sheet.labelsToPrint : '')
  const [error, setError] = useState<string>()
  const setting = useTenantsPaper(sheet.printType)
  const { file, print, tryOut } = usePrint(sheet.id)
  const places = wantedPlaces(products, which, typed)
  const count = places?.length ?? 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!places?.length) return setError(which === 'some' ? t('codes.labels_missing') : t('goods.noLabels'))
    setError(undefined)
    return void print(setting, labelsText(which, places))
  }
  return (
    <DialogFrame title={t('goods.printLabels')} size="lg" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <WhichLabels
            sheet={sheet}
            which={which}
            typed={typed}
            error={error}
            onWhich={value => {
              setWhich(value)
              setError(undefined)
            }}
            onType={setTyped}
          />
          <Paper
            setting={setting}
            count={count}
            onChange={some => keepSetting({ ...setting, ...some })}
            onTry={() => void tryOut(setting)}
          />
          <LabelQuota count={count} />
          {file && <Opened file={file} />}
          <Text>{t('goods.actualSize')}</Text>
          <Group>
            <Button type="submit" leftSection={<IconPrinter size={20} aria-hidden />}>
              {t('goods.openAndPrint', { count })}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('kit.close')}
            </Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
