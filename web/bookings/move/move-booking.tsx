/** A tenant moves a coming booking to another shelf or to other days, or asks staff to (decision 030). */
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { Notice } from '../../kit/notice.tsx'
import { notify } from '../../kit/notify.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useMoveWords } from '../own/use-move-words.ts'
import { useOwnBooking } from '../own/use-own.ts'
import { ShopContacts } from '../shop/shop-contacts.tsx'
import { Choose, type WishBox } from './choose.tsx'
import styles from './move.module.css'
import { useMoveChoices } from './use-move-form.ts'
import { Wished } from './wished.tsx'

/** Why it cannot be moved, and whom to ask. */
const CannotMove = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const words = useMoveWords()
  return (
    <>
      <StepTitle>{t('move.title')}</StepTitle>
      <Notice role="note">
        <Text>{words(booking)}</Text>
      </Notice>
      <Stack gap="xs">
        <ShopContacts market={market} />
      </Stack>
    </>
  )
}

interface ChoosingProps {
  booking: OwnBooking
  wishBox: WishBox
  onChanged: () => Promise<unknown>
}

const Choosing = ({ booking, wishBox, onChanged }: ChoosingProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const choices = useMoveChoices(booking.id)
  const [outdated, setOutdated] = useState<string>()
  return (
    <WhenLoaded of={{ choices }}>
      {({ choices: found }) => (
        <Choose
          booking={booking}
          found={found}
          wishBox={wishBox}
          outdated={outdated}
          onChange={() => setOutdated(undefined)}
          onOutdated={code => {
            setOutdated(code)
            void Promise.all([choices.retry(), onChanged()])
          }}
          onMoved={({ outcome }) => {
            notify('good', outcome === 'moved' ? t('move.moved') : t('move.asked'))
            void onChanged()
            void navigate(`/bookings/${booking.id}`)
          }}
        />
      )}
    </WhenLoaded>
  )
}

export const MoveBooking = ({ wishBox }: { wishBox: WishBox }) => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const booking = useOwnBooking(id)
  const { mutate } = useSWRConfig()
  // The lists and the page of the booking show it as it was.
  const refresh = () => mutate(() => true)
  return (
    <div className={styles.page}>
      <PageTitle>{t('move.title')}</PageTitle>
      <BackToList to={`/bookings/${id}`}>{t('move.toBooking')}</BackToList>
      <WhenLoaded of={{ booking }}>
        {({ booking: own }) => {
          if (own.wish) return <Wished booking={own} wish={own.wish} onTakenBack={refresh} />
          if (!own.can.move.isPossible) return <CannotMove booking={own} />
          return <Choosing key={id} booking={own} wishBox={wishBox} onChanged={refresh} />
        }}
      </WhenLoaded>
    </div>
  )
}
