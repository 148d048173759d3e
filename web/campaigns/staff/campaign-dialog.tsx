/** A campaign is planned, changed, or run again with other days. */
import { Text, Textarea, TextInput } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { campaignsContract, MOST_DESCRIPTION, MOST_NAME } from '#shared/campaigns/contract.ts'
import { addDays, type Day, daysBetween, isDay, shortDay, weekday } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { type CallFailure, hasCode } from '../../kit/failure.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Codes } from '../../kit/form/codes.ts'
import type { Value } from '../../kit/form/conflict.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { DayBox } from '../../kit/list/day-box.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useToday } from '../../markets/use-today.ts'
import type { Campaign, Opened } from './campaigns.ts'

/** A campaign as the form holds it. */
const useTyped = () => {
  const language = useLanguage()
  return ({ name, description, discountPercent, dateFrom, dateTo }: Campaign) => ({
    name,
    description,
    discountPercent: String(discountPercent).replace('.', language === 'en' ? '.' : ','),
    dateFrom: dateFrom as string,
    dateTo: dateTo as string,
  })
}

const EMPTY = { name: '', description: '', discountPercent: '', dateFrom: '', dateTo: '' }

const WEEK = 7

/** As many days as before, beginning on the next day with the same weekday. */
const daysAgain = ({ dateFrom, dateTo }: Campaign, today: Day) => {
  const first = addDays(today, (weekday(dateFrom) - weekday(today) + WEEK) % WEEK)
  return { dateFrom: first as string, dateTo: addDays(first, daysBetween(dateFrom, dateTo)) as string }
}

/** What of a campaign with products can no longer change: till and label have said its prices since its first day. */
const lockedIn = (campaign: Campaign | undefined): readonly string[] => {
  if (!campaign?.productsCount || campaign.status === 'planned') return []
  return campaign.status === 'ended'
    ? ['discountPercent', 'dateFrom', 'dateTo']
    : ['discountPercent', 'dateFrom']
}

interface CampaignDialogProps extends Opened {
  onClose: () => void
}

const useForm = ({ campaign, isCopy = false, onClose }: CampaignDialogProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const typed = useTyped()
  const today = useToday()
  const edited = isCopy ? undefined : campaign
  const locked = lockedIn(edited)
  const [initial] = useState(() =>
    campaign ? { ...typed(campaign), ...(isCopy && daysAgain(campaign, today)) } : EMPTY,
  )
  /** The fields that a refusal is about. */
  const refused = (failure: CallFailure): Codes | undefined => {
    if (hasCode(failure, 'too_many_campaigns')) return { name: 'too_many_campaigns' }
    if (hasCode(failure, 'campaign_ended')) return { dateTo: 'campaign_ended' }
    if (!hasCode(failure, 'campaign_begun')) return undefined
    return locked.length
      ? { dateTo: 'campaign_begun' }
      : { discountPercent: 'campaign_begun', dateFrom: 'campaign_begun' }
  }
  const form = useDialogForm({
    // A new campaign has the same fields, without a version.
    route: campaignsContract.changeCampaign,
    ...(edited && { version: edited.version }),
    initial,
    labels: {
      name: t('staff-campaigns.name'),
      description: t('staff-campaigns.description'),
      discountPercent: t('staff-campaigns.percent'),
      dateFrom: t('staff-campaigns.firstDay'),
      dateTo: t('staff-campaigns.lastDay'),
    },
    isLocked: field => locked.includes(field),
    textOf: (field, code) => {
      if (field === 'discountPercent' && (code === 'number_range' || code === 'not_a_number'))
        return t('staff-campaigns.percentRange')
      return field === 'dateTo' && code === 'invalid_date' ? t('staff-campaigns.lastDayWrong') : undefined
    },
    nameOf: (field: string, value: Value) =>
      /^date/.test(field) && isDay(String(value)) ? show.date(String(value)) : undefined,
    refused,
    send: ({ version, ...body }, send) =>
      asFields(
        edited
          ? send(campaignsContract.changeCampaign, { params: { id: edited.id }, body: { ...body, version } })
          : send(campaignsContract.addCampaign, { body }),
        answer => ({ ...answer, ...typed(answer) }),
      ),
    busy: t('staff-campaigns.saving'),
    done: t('staff-campaigns.isSaved'),
    onClose,
  })
  return { form, locked, edited }
}

export const CampaignDialog = (props: CampaignDialogProps) => {
  const { t } = useTranslation()
  const { form, locked, edited } = useForm(props)
  const title = edited
    ? t('staff-campaigns.changeTitle', { name: edited.name })
    : t('staff-campaigns.newTitle')
  return (
    <FormDialog
      form={form}
      title={title}
      save={edited ? t('staff-campaigns.save') : t('staff-campaigns.plan')}
    >
      {locked.length > 0 && (
        <Notice role="note" icon={IconLock}>
          <Text size="sm">
            {locked.includes('dateTo') ? t('staff-campaigns.lockedEnded') : t('staff-campaigns.lockedBegun')}
          </Text>
        </Notice>
      )}
      <TextInput {...form.field('name')} maxLength={MOST_NAME} autoComplete="off" data-autofocus />
      <TextInput
        {...form.field('discountPercent')}
        description={t('staff-campaigns.percentHint')}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
      />
      <div className={sideBySide.fields}>
        {locked.includes('dateFrom') ? (
          <TextInput {...form.field('dateFrom')} value={shortDay(form.typed.dateFrom)} readOnly />
        ) : (
          <DayBox {...form.day('dateFrom')} />
        )}
        {locked.includes('dateTo') ? (
          <TextInput {...form.field('dateTo')} value={shortDay(form.typed.dateTo)} readOnly />
        ) : (
          <DayBox {...form.day('dateTo')} description={t('staff-campaigns.lastDayHint')} />
        )}
      </div>
      <Textarea
        {...form.field('description')}
        description={t('staff-campaigns.descriptionHint')}
        autosize
        minRows={2}
        maxLength={MOST_DESCRIPTION}
      />
    </FormDialog>
  )
}
