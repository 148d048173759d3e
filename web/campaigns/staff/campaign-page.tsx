/** A campaign, and what staff do to its products: they choose a tenant and put products in, or take them out. */
import { Anchor, Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconFlag, IconUser } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { hasProducts } from '#shared/products/states.ts'
import { Card } from '../../kit/card.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { CampaignMenu } from './campaign-verbs.tsx'
import styles from './campaigns.module.css'
import { AT, type Campaign, type Opened, useCampaigns, useCampaignWords } from './campaigns.ts'
import { CampaignsOff, isOff } from './campaigns-off.tsx'
import { MovingGoods } from './moving-goods.tsx'
import { useCampaignDialog } from './use-campaign-dialog.tsx'

/** What is chosen stands in the address, so that a reload and Back find it again. */
const useChoice = () => {
  const [params, setParams] = useSearchParams()
  const ask: CampaignAsk = params.get('ask') === 'leave' ? 'leave' : 'join'
  const change = (some: Record<string, string>) => {
    const next = { ...Object.fromEntries(params), ...some }
    setParams(Object.fromEntries(Object.entries(next).filter(([, value]) => value)), { replace: true })
  }
  return { ask, tenant: params.get('customer') ?? '', sheet: params.get('sheet') ?? '', change }
}

type Choice = ReturnType<typeof useChoice>

/** Finds a tenant by some letters. It is of a domain beside this one, so the app gives it. */
export type FindTenant = ComponentType<{
  id: string
  label: string
  onChoose: (userNumber: string) => void
  instead: ReactNode
}>

interface TenantBoxProps {
  choice: Choice
  box: FindTenant
}

const TenantBox = ({ choice: { tenant, change }, box: Box }: TenantBoxProps) => {
  const { t } = useTranslation()
  const id = useId()
  const { data } = useRoute(staffCalls.read, tenant ? { params: { userNumber: tenant } } : undefined)
  if (!tenant)
    return (
      <Box
        id={id}
        instead={<TextInput label={t('staff-campaigns.whose')} disabled />}
        label={t('staff-campaigns.whose')}
        onChoose={customer => change({ customer, sheet: '' })}
      />
    )
  return (
    <Group gap="sm">
      <IconUser size={20} aria-hidden />
      <Anchor component={Link} to={`/customers/${tenant}`} fw={650}>
        {data?.name || tenant}
      </Anchor>
      <Button size="sm" variant="default" onClick={() => change({ customer: '', sheet: '' })}>
        {t('staff-campaigns.anotherTenant')}
      </Button>
    </Group>
  )
}

const AskSwitch = ({ choice: { ask, change } }: { choice: Choice }) => {
  const { t } = useTranslation()
  const choices = [
    { value: 'join', name: t('staff-campaigns.putIn') },
    { value: 'leave', name: t('staff-campaigns.takeOut') },
  ]
  return (
    <Group gap="xs" role="group" aria-label={t('staff-campaigns.whatToDo')}>
      {choices.map(({ value, name }) => (
        <Button
          key={value}
          size="sm"
          variant="default"
          aria-pressed={value === ask}
          leftSection={value === ask && <IconCheck size={18} aria-hidden />}
          onClick={() => change({ ask: value === 'join' ? '' : value, sheet: '' })}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}

/** All that the tenant has in the shop, or one sheet of it. */
const WhichBox = ({ choice: { tenant, sheet, change } }: { choice: Choice }) => {
  const { t } = useTranslation()
  const { data } = useRoute(sheetCalls.listSheets, { params: { userNumber: tenant } })
  const sheets = data?.results.filter(({ status }) => hasProducts(status)) ?? []
  return (
    <NativeSelect
      label={t('staff-campaigns.which')}
      value={sheet}
      data={[
        { value: '', label: t('staff-campaigns.allInShop') },
        ...sheets.map(({ id, name, productsCount }) => ({
          value: id,
          label: `${name} (${productsCount})`,
        })),
      ]}
      onChange={({ currentTarget }) => change({ sheet: currentTarget.value })}
    />
  )
}

const Goods = ({ campaign, box }: { campaign: Campaign; box: FindTenant }) => {
  const choice = useChoice()
  const { t } = useTranslation()
  const { ask, tenant, sheet } = choice
  return (
    <>
      <Card title={t('staff-campaigns.goodsTitle')}>
        <div className={styles.choices}>
          <AskSwitch choice={choice} />
          <TenantBox choice={choice} box={box} />
          {tenant && ask === 'join' && <WhichBox choice={choice} />}
        </div>
      </Card>
      {tenant && (
        <MovingGoods
          key={`${ask} ${tenant} ${sheet}`}
          campaign={campaign}
          tenant={tenant}
          ask={ask}
          which={sheet && ask === 'join' ? { sheet } : { all: true }}
        />
      )}
    </>
  )
}

interface WholeProps {
  campaign: Campaign
  box: FindTenant
  open: (opened: Opened) => void
}

const Whole = ({ campaign, box, open }: WholeProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { left, days, off } = useCampaignWords()
  const { name, description, status, productsCount: count, tenantsCount } = campaign
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <StepTitle>{name}</StepTitle>
        <CampaignMenu campaign={campaign} open={open} onGone={() => void navigate(AT)} />
      </Group>
      <Text>
        <strong className={styles.off}>{off(campaign)}</strong> · {days(campaign)} · {left(campaign)} ·{' '}
        {t('staff-campaigns.countOfProducts', { count })}
        {count > 0 && ` ${t('staff-campaigns.ofTenants', { count: tenantsCount })}`}
      </Text>
      {description && (
        <Text className={styles.description} c="dimmed">
          {description}
        </Text>
      )}
      {status === 'ended' ? (
        <Notice role="note" color="shelf" icon={IconFlag} title={t('staff-campaigns.isOver')}>
          <Text size="sm">{t('staff-campaigns.isOverText')}</Text>
          <IfMay right="serve">
            <Button size="sm" variant="default" onClick={() => open({ campaign, isCopy: true })}>
              {t('staff-campaigns.runAgain')}
            </Button>
          </IfMay>
        </Notice>
      ) : (
        <Goods campaign={campaign} box={box} />
      )}
    </>
  )
}

export const CampaignPage = ({ box }: { box: FindTenant }) => {
  const { t } = useTranslation()
  const { id } = useParams()
  const campaigns = useCampaigns()
  const dialog = useCampaignDialog()
  return (
    <Stack gap="md">
      <BackToList to={AT}>{t('staff-campaigns.title')}</BackToList>
      {isOff(campaigns) ? (
        <CampaignsOff />
      ) : (
        <WhenLoaded of={{ campaigns }} skeleton={<Skeleton height={320} radius="lg" />}>
          {({ campaigns: { results } }) => {
            const campaign = results.find(one => one.id === id)
            return campaign ? (
              <Whole campaign={campaign} box={box} open={dialog.open} />
            ) : (
              <Empty>{t('staff-campaigns.noSuch')}</Empty>
            )
          }}
        </WhenLoaded>
      )}
      {dialog.dialog}
    </Stack>
  )
}
