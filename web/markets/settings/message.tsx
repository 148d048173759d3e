import { Checkbox, NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/kit/day.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { DayBox } from '../../kit/list/day-box.tsx'
import type { Settings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const fieldsOf = ({ publicMessage: message }: Settings) => ({
  isShown: message !== null,
  level: String(message?.level ?? 1),
  textDa: message?.texts.da ?? '',
  textDe: message?.texts.de ?? '',
  textEn: message?.texts.en ?? '',
  from: message?.from ?? '',
  to: message?.to ?? '',
})

type Typed = ReturnType<typeof fieldsOf>

const bodyOf = ({ isShown, level, textDa, textDe, textEn, from, to }: Typed) => ({
  publicMessage: isShown
    ? {
        level: Number(level),
        texts: { da: textDa, de: textDe, en: textEn },
        from: from || null,
        to: to || null,
      }
    : null,
})

const check = ({ isShown, textDa, textDe, textEn, from, to }: Typed): Record<string, string> => {
  if (!isShown) return {}
  if (!textDa && !textDe && !textEn) return { textDa: 'message_empty' }
  const wrong = Object.entries({ from, to }).filter(([, day]) => day && !isDay(day))
  if (wrong.length) return Object.fromEntries(wrong.map(([field]) => [field, 'not_a_day']))
  return from && to && to < from ? { to: 'message_ends_first' } : {}
}

/** A line over the market's page: what it says, how loud, and for how long. */
export const MessageSection = () => {
  const { t } = useTranslation()
  const levels: Record<string, string> = {
    1: t('setup.level1'),
    2: t('setup.level2'),
    3: t('setup.level3'),
  }
  const form = useSettingsForm({
    fieldsOf,
    labels: {
      isShown: t('setup.messageShown'),
      level: t('setup.level'),
      textDa: t('setup.danish'),
      textDe: t('setup.german'),
      textEn: t('setup.english'),
      from: t('setup.from'),
      to: t('setup.to'),
    },
    body: bodyOf,
    right: 'serve',
    check,
    textOf: (_, code) => (code === 'not_a_day' ? t('list.notADay') : undefined),
    nameOf: (field, value) => (field === 'level' ? levels[String(value)] : undefined),
  })
  return (
    <Section title={t('setup.message')} lead={t('setup.messageLead')}>
      <FormCard form={form} draft="message">
        <Checkbox {...form.box('isShown')} />
        <NativeSelect
          {...form.field('level')}
          data={Object.entries(levels).map(([value, label]) => ({ value, label }))}
        />
        <Textarea {...form.field('textDa')} lang="da" autosize minRows={2} maxLength={500} />
        <Textarea {...form.field('textDe')} lang="de" autosize minRows={2} maxLength={500} />
        <Textarea {...form.field('textEn')} lang="en" autosize minRows={2} maxLength={500} />
        <div className={sideBySide.fields}>
          <DayBox {...form.day('from')} description={t('setup.fromHint')} />
          <DayBox {...form.day('to')} description={t('setup.toHint')} />
        </div>
      </FormCard>
    </Section>
  )
}
