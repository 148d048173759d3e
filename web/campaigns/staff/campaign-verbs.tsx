/** What staff do to a campaign: the next verb of its row, and a menu with the others. */
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconCopy, IconDots, IconPencil, IconPlayerStop, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { addDays } from '#shared/kit/day.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useToday } from '../../markets/use-today.ts'
import styles from './campaigns.module.css'
import type { Campaign, Opened } from './campaigns.ts'

export const useCampaignActs = (campaign: Campaign) => {
  const { t } = useTranslation()
  const act = useAct()
  const today = useToday()
  const { id, name, description, discountPercent, dateFrom, dateTo, productsCount, version } = campaign
  const params = { id }
  // A campaign has at least one day, so one that began today ends tonight.
  const last = dateFrom === today ? today : addDays(today, -1)
  const end = () =>
    act(
      send =>
        send(campaignsContract.changeCampaign, {
          params,
          body: { name, description, discountPercent, dateFrom, dateTo: last, version },
        }),
      {
        ask: {
          title: t('staff-campaigns.endTitle', { name }),
          text: last === today ? t('staff-campaigns.endTonightText') : t('staff-campaigns.endText'),
          action: last === today ? t('staff-campaigns.endTonight') : t('staff-campaigns.endNow'),
        },
        busy: t('staff-campaigns.saving'),
        done:
          last === today ? t('staff-campaigns.willEnd', { name }) : t('staff-campaigns.hasEnded', { name }),
      },
    )
  const remove = () =>
    act(send => send(campaignsContract.removeCampaign, { params }), {
      ask: {
        title: t('staff-campaigns.deleteTitle', { name }),
        text: productsCount
          ? t('staff-campaigns.deleteText', { count: productsCount })
          : t('staff-campaigns.deleteEmptyText'),
        action: t('staff-campaigns.delete'),
      },
      busy: t('staff-campaigns.deleting'),
      done: t('staff-campaigns.isDeleted', { name }),
    })
  return { end, remove, canEnd: campaign.status === 'running' && dateTo > last, isTonight: last === today }
}

interface CampaignMenuProps {
  campaign: Campaign
  /** Opens the form. */
  open: (opened: Opened) => void
  /** When the campaign is deleted. */
  onGone?: () => void
}

const useEntries = ({ campaign, open, onGone }: CampaignMenuProps) => {
  const { t } = useTranslation()
  const { end, remove, canEnd, isTonight } = useCampaignActs(campaign)
  const removed = async () => {
    if (await remove()) onGone?.()
  }
  return [
    { when: true, icon: IconPencil, name: t('staff-campaigns.change'), act: () => open({ campaign }) },
    {
      when: canEnd,
      icon: IconPlayerStop,
      name: isTonight ? t('staff-campaigns.endTonight') : t('staff-campaigns.endNow'),
      act: end,
    },
    {
      when: true,
      icon: IconCopy,
      name: campaign.status === 'ended' ? t('staff-campaigns.runAgain') : t('staff-campaigns.copy'),
      act: () => open({ campaign, isCopy: true }),
    },
    { when: true, icon: IconTrash, name: t('staff-campaigns.delete'), act: removed, color: 'berry' },
  ].filter(({ when }) => when)
}

/** Nothing for who may only look. */
export const CampaignMenu = (props: CampaignMenuProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const entries = useEntries(props)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!may('serve')) return null
  const choose = (act: () => unknown) => {
    setIsOpen(false)
    // What the entry opens returns the focus to here.
    opener.current?.focus()
    void act()
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon
          ref={opener}
          variant="subtle"
          size={36}
          aria-label={t('staff-campaigns.menuOf', { name: props.campaign.name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <div className={styles.menu}>
          {entries.map(({ icon: Mark, name, act, color }) => (
            <Button
              key={name}
              variant="subtle"
              size="sm"
              color={color ?? 'shelf'}
              justify="start"
              leftSection={<Mark size={18} aria-hidden />}
              onClick={() => choose(act)}
            >
              {name}
            </Button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
