import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { deleteOwnCalls } from '#shared/customers/delete-own-calls.ts'
import { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { fromWire } from '#shared/kit/money.ts'
import account from '../identity/account.module.css'
import identity from '../identity/identity.module.css'
import { ProveOwner } from '../identity/prove-owner.tsx'
import { useSend } from '../kit/act/use-send.ts'
import { Card } from '../kit/card.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useShow } from '../kit/show.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { landingOf, useThisMarket } from '../markets/market.ts'
import { accountGone, GONE_PAGE } from './account-gone.ts'

type Deletion = Answer<typeof deleteOwnCalls.readDeletion>

/** Whether bookings, goods or money keep the account. */
const isKept = ({ count, goods, unsettled, balance }: Deletion): boolean =>
  count > 0 || goods > 0 || fromWire(unsettled) !== 0 || fromWire(balance) !== 0

/** What keeps the account, and the way on. */
const InTheWay = ({ bookings, count, goods, unsettled, balance }: Deletion) => {
  const { t } = useTranslation()
  const show = useShow()
  const { visualName, supportPhone, currencyCode } = useThisMarket()
  /** An amount without its sign, and whether the tenant owes it. */
  const said = (sent: string) => ({
    isOwed: sent.startsWith('-'),
    amount: show.money(sent.replace('-', ''), currencyCode),
  })
  const [shares, whole] = [said(unsettled), said(balance)]
  return (
    <Notice role="status" title={count > 0 ? t('mydata.inTheWay', { count }) : t('mydata.notYet')}>
      <ul className={account.steps}>
        {bookings.map(({ id, dateEnd }) => (
          <li key={id}>
            <Anchor component={Link} to={`/bookings/${id}`}>
              {t('mydata.until', { day: show.day(dateEnd) })}
            </Anchor>
          </li>
        ))}
        {goods > 0 && <li>{t('mydata.goods', { count: goods })}</li>}
        {fromWire(unsettled) !== 0 && (
          <li>{shares.isOwed ? t('mydata.owed', shares) : t('mydata.unsettled', shares)}</li>
        )}
        {fromWire(balance) !== 0 && (
          <li>{whole.isOwed ? t('mydata.debt', whole) : t('mydata.balance', whole)}</li>
        )}
      </ul>
      <Text size="sm">{t('mydata.wayOn', { market: visualName, phone: supportPhone })}</Text>
    </Notice>
  )
}

/** What goes and what stays; the way on only while nothing keeps the account. */
const Consequences = ({ deletion, onGoOn }: { deletion: Deletion; onGoOn: () => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { visualName } = useThisMarket()
  return (
    <>
      <StepTitle>{t('mydata.deleteTitle')}</StepTitle>
      {isKept(deletion) && <InTheWay {...deletion} />}
      <Card title={t('mydata.goesTitle')}>
        <ul className={account.steps}>
          <li>{t('mydata.goes1')}</li>
          <li>{t('mydata.goes2')}</li>
          <li>{t('mydata.goes3')}</li>
        </ul>
      </Card>
      <Card title={t('mydata.staysTitle')}>
        <ul className={account.steps}>
          <li>{t('mydata.stays1', { day: show.day(deletion.booksUntil) })}</li>
          <li>{t('mydata.stays2')}</li>
        </ul>
      </Card>
      <Text size="sm">{t('mydata.noWayBack', { market: visualName })}</Text>
      <Group gap="md">
        {!isKept(deletion) && (
          <Button color="berry" rightSection={<IconArrowRight size={20} aria-hidden />} onClick={onGoOn}>
            {t('mydata.goOn')}
          </Button>
        )}
        <Anchor component={Link} to="/settings">
          {t('mydata.keep')}
        </Anchor>
      </Group>
    </>
  )
}

/** A tenant deletes the own account: first what that means, then who they are. */
export const DeleteAccount = ({ onDeleted }: { onDeleted: (marketId: string) => void }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const send = useSend()
  const [isSure, setSure] = useState(false)
  const own = useRoute(ownCalls.readOwn, {})
  const deletion = useRoute(deleteOwnCalls.readDeletion, {})
  const remove = async (proof: string) => {
    try {
      await send(deleteOwnCalls.removeOwn, { body: { proof } })
    } catch (thrown) {
      // Something was booked or sold meanwhile: the first step says what.
      await deletion.retry()
      setSure(false)
      throw thrown
    }
    onDeleted(marketId)
    accountGone.write(marketId)
    window.location.replace(`${landingOf(marketId)}/${GONE_PAGE}`)
  }
  return (
    <Stack gap="lg" className={identity.narrow}>
      <PageTitle>{t('mydata.deleteTitle')}</PageTitle>
      <WhenLoaded of={{ own, deletion }}>
        {data =>
          isSure ? (
            <>
              <StepTitle>{t('prove.title')}</StepTitle>
              <ProveOwner
                email={data.own.email}
                account={data.own.username}
                action={t('mydata.delete')}
                busy={t('mydata.deleting')}
                icon={<IconTrash size={20} aria-hidden />}
                onProven={remove}
              />
              <Anchor component={Link} to="/settings">
                {t('mydata.keep')}
              </Anchor>
            </>
          ) : (
            <Consequences deletion={data.deletion} onGoOn={() => setSure(true)} />
          )
        }
      </WhenLoaded>
    </Stack>
  )
}
