/** The things that would join a campaign or leave it: each is ticked or not, with both prices; the foot has the sums and asks. */
import { Button, Checkbox, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { joinsIt, leavesIt } from '#shared/products/campaign.ts'
import {
  type ChosenThings,
  campaignMemberCalls,
  tenantsCampaignCalls,
} from '#shared/products/campaign-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { AskFoot } from './ask-foot.tsx'
import type { Campaign, Preview, Thing } from './campaign-words.ts'
import styles from './own-campaigns.module.css'

/** Further rows show by a press: a phone is slow with a thousand. */
const FIRST_ROWS = 50
/** As many a call takes. */
const MOST_ASKED = 1_000

const moves = ({ fate }: Thing): boolean => joinsIt(fate) || leavesIt(fate)

/** What becomes of a thing, where its price alone does not say that. */
const useNote = () => {
  const { t } = useTranslation()
  const notes: Partial<Record<Thing['fate'], string>> = {
    keeps: t('campaigns.keeps'),
    stays: t('campaigns.stays'),
    already: t('campaigns.already'),
    other: t('campaigns.other'),
  }
  return (thing: Thing, isOut: boolean): string => (isOut ? t('campaigns.asItIs') : (notes[thing.fate] ?? ''))
}

interface RowProps {
  thing: Thing
  ask: CampaignAsk
  isTicked: boolean
}

/** A thing with its price now, its price after, and what the tenant gets. */
const Row = ({ thing, ask, isTicked }: RowProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { name, now, after, shareNow, shareAfter } = thing
  const changes = isTicked && now !== after
  const note = useNote()(thing, ask === 'join' && moves(thing) && !isTicked)
  return (
    <span className={styles.row} data-out={!isTicked || undefined}>
      <span>
        <strong>{name}</strong>
        {note && <small>{note}</small>}
      </span>
      <span className={styles.prices}>
        {changes && (
          <>
            <VisuallyHidden>{t('campaigns.priceNow')} </VisuallyHidden>
            <s>{show.money(now, currencyCode)}</s>{' '}
            <VisuallyHidden>
              {ask === 'join' ? t('campaigns.priceInIt') : t('campaigns.priceWithout')}{' '}
            </VisuallyHidden>
          </>
        )}
        <span data-changed={changes || undefined}>{show.money(changes ? after : now, currencyCode)}</span>
        <small>
          {t('campaigns.youGet', { amount: show.money(changes ? shareAfter : shareNow, currencyCode) })}
        </small>
      </span>
    </span>
  )
}

interface TickListProps {
  label: string
  things: readonly Thing[]
  ask: CampaignAsk
  isTicked: (thing: Thing) => boolean
  onFlip: (id: string) => void
}

/** Those that cannot move have no box, and say why. */
const TickList = ({ label, things, ask, isTicked, onFlip }: TickListProps) => {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const rest = isWhole ? 0 : Math.max(0, things.length - FIRST_ROWS)
  return (
    <ul className={styles.box} aria-label={label}>
      {things.slice(0, things.length - rest).map(thing => (
        <li key={thing.id}>
          {moves(thing) ? (
            <Checkbox
              className={styles.tick ?? ''}
              classNames={{ body: styles.body ?? '', labelWrapper: styles.grow ?? '' }}
              checked={isTicked(thing)}
              onChange={() => onFlip(thing.id)}
              label={<Row thing={thing} ask={ask} isTicked={isTicked(thing)} />}
            />
          ) : (
            <div className={styles.fixed}>
              <Row thing={thing} ask={ask} isTicked={false} />
            </div>
          )}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Button variant="subtle" fullWidth justify="start" onClick={() => setIsWhole(true)}>
            {t('campaigns.showMore', { count: rest })}
          </Button>
        </li>
      )}
    </ul>
  )
}

interface ChooseThingsProps {
  campaign: Campaign
  ask: CampaignAsk
  /** What the tenant chooses from. */
  from: ChosenThings
  onAsked: () => void
  onBack?: () => void
}

const inParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, at) =>
    ids.slice(at * MOST_ASKED, (at + 1) * MOST_ASKED),
  )

interface ChooseProps extends ChooseThingsProps {
  preview: Preview
  quota: Answer<typeof sheetCalls.readLabelQuota>
}

/** Which things are ticked. What joins is ticked at first, what leaves is not. */
const useTicks = (moving: readonly Thing[], isJoin: boolean) => {
  /** The things that are the other way round than at first. */
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const isTicked = ({ id }: Thing) => flipped.has(id) !== isJoin
  const chosen = moving.filter(isTicked)
  const areAll = chosen.length === moving.length
  return {
    isTicked,
    chosen,
    areAll,
    flip: (id: string) => {
      const after = new Set(flipped)
      if (!after.delete(id)) after.add(id)
      setFlipped(after)
    },
    flipAll: () => setFlipped(new Set(areAll === isJoin ? moving.map(({ id }) => id) : [])),
  }
}

/** Sends what the tenant asks. Resolves to true when it was taken. */
const useAsk = ({ campaign, ask }: Pick<ChooseThingsProps, 'campaign' | 'ask'>) => {
  const { t } = useTranslation()
  const act = useAct()
  return (chosen: readonly Thing[]) =>
    act(
      async send => {
        for (const products of inParts(chosen.map(({ id }) => id)))
          await (ask === 'join'
            ? send(tenantsCampaignCalls.askToJoinWith, { body: { campaign: campaign.id, products } })
            : send(tenantsCampaignCalls.askToLeave, { params: { id: campaign.id }, body: { products } }))
        return true
      },
      { busy: t('campaigns.asking'), done: t('campaigns.asked') },
    )
}

/** What can be neither ticked nor unticked, with the reason of each. */
const Fixed = ({ things, ask }: { things: readonly Thing[]; ask: CampaignAsk }) => {
  const { t } = useTranslation()
  if (!things.length) return null
  return (
    <>
      <Title order={3}>{t('campaigns.cannotJoin')}</Title>
      <TickList
        label={t('campaigns.cannotJoin')}
        things={things}
        ask={ask}
        isTicked={() => false}
        onFlip={() => undefined}
      />
    </>
  )
}

const Choose = ({ campaign, ask, preview, quota, onAsked, onBack }: ChooseProps) => {
  const { t } = useTranslation()
  const isJoin = ask === 'join'
  const shown = preview.products.filter(({ fate }) => fate !== 'gone' && fate !== 'absent')
  const gone = preview.products.length - shown.length
  const moving = shown.filter(moves)
  const fixed = shown.filter(thing => !moves(thing))
  const { isTicked, chosen, areAll, flip, flipAll } = useTicks(moving, isJoin)
  const send = useAsk({ campaign, ask })
  const labels = { ...quota, campaignLabels: preview.campaignLabels }
  const press = async () => {
    if (await send(chosen)) onAsked()
  }
  if (!moving.length) {
    const areIn = fixed.length > 0 && fixed.every(({ fate }) => fate === 'already')
    return (
      <>
        <Empty>{areIn ? t('campaigns.allIn') : t('campaigns.nothingToMove')}</Empty>
        {!areIn && <Fixed things={fixed} ask={ask} />}
      </>
    )
  }
  const said = { count: moving.length, chosen: chosen.length }
  return (
    <>
      <div className={styles.part}>
        <div className={styles.heading}>
          <Title order={2} aria-live="polite">
            {isJoin ? t('campaigns.chosenToJoin', said) : t('campaigns.chosenToLeave', said)}
          </Title>
          <Button variant="subtle" size="compact-md" onClick={flipAll}>
            {areAll ? t('campaigns.tickNone') : t('campaigns.tickAll')}
          </Button>
        </div>
        <TickList
          label={isJoin ? t('campaigns.canJoin') : t('campaigns.canLeave')}
          things={moving}
          ask={ask}
          isTicked={isTicked}
          onFlip={flip}
        />
        <Fixed things={fixed} ask={ask} />
        {gone > 0 && (
          <Text size="sm" c="dimmed">
            {t('campaigns.gonePart', { count: gone })}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {isJoin ? t('campaigns.youDecide') : t('campaigns.leavingText')}
        </Text>
      </div>
      <AskFoot ask={ask} chosen={chosen} labels={labels} onAsk={() => void press()} onBack={onBack} />
    </>
  )
}

export const ChooseThings = (props: ChooseThingsProps) => {
  const { campaign, ask, from } = props
  const preview = useRoute(
    campaignMemberCalls.previewCampaign,
    { params: { id: campaign.id }, body: { ...from, ask } },
    // A further single thing comes to the rows that are there.
    { keepPreviousData: true },
  )
  const quota = useRoute(sheetCalls.readLabelQuota, { params: {} })
  return (
    <WhenLoaded of={{ preview, quota }} skeleton={<Skeleton height={320} radius="lg" />}>
      {data => <Choose {...props} preview={data.preview} quota={data.quota} />}
    </WhenLoaded>
  )
}
