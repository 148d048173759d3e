/** The paper that labels are printed on: which, from which place on, and how far its printer shifts it. */
import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LABEL_LAYOUTS, LAYOUTS, type LabelLayout, labelsAPage } from '#shared/products/label-layouts.ts'
import { FirstPlace } from './first-place.tsx'
import { isRoll, type LabelSetting, labelPapers, settingOf } from './label-setting.ts'
import styles from './labels.module.css'

interface PaperProps {
  setting: LabelSetting
  /** How many labels are printed. */
  count: number
  onChange: (change: Partial<LabelSetting>) => void
  /** Opens the page by which the printer is tried. */
  onTry: () => void
}

export const Paper = ({ setting, count, onChange, onTry }: PaperProps) => {
  const { t } = useTranslation()
  const { layout, start, offsetX, offsetY } = setting
  const sizeOf = (one: LabelLayout): string => {
    const { width, height } = LAYOUTS[one].label
    return `${width} × ${height} mm`
  }
  return (
    <>
      <NativeSelect
        id="layout"
        label={t('goods.paper')}
        value={layout}
        onChange={({ currentTarget }) =>
          onChange(settingOf(labelPapers.read(), currentTarget.value as LabelLayout))
        }
        data={LABEL_LAYOUTS.map(value => ({
          value,
          label: isRoll(value)
            ? t('goods.roll', { size: sizeOf(value) })
            : t('goods.a4', { number: labelsAPage(value), size: sizeOf(value) }),
        }))}
      />
      {!isRoll(layout) && (
        <FirstPlace
          layout={layout}
          start={start}
          count={count}
          onChoose={place => onChange({ start: place })}
        />
      )}
      <Group align="flex-end" gap="sm" grow>
        <TextInput
          id="offsetX"
          inputMode="decimal"
          label={t('goods.offsetX')}
          value={offsetX}
          onChange={({ currentTarget }) => onChange({ offsetX: currentTarget.value })}
        />
        <TextInput
          id="offsetY"
          inputMode="decimal"
          label={t('goods.offsetY')}
          value={offsetY}
          onChange={({ currentTarget }) => onChange({ offsetY: currentTarget.value })}
        />
      </Group>
      <Text size="sm" c="dimmed">
        {t('goods.offsetHint')}
      </Text>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconRulerMeasure size={20} aria-hidden />}
        className={styles.atStart ?? ''}
        onClick={onTry}
      >
        {t('goods.testPage')}
      </Button>
    </>
  )
}
