/** A tenant extends a booking, logged in or by the link in a mail (specification 2, decisions D12 to D14). */
import { useEffect, useState } from 'react'
import { Choose } from '../../bookings/extend/choose.tsx'
import { Done } from '../../bookings/extend/done.tsx'
import { draft } from '../../bookings/extend/draft.ts'
import { extensionInfo, forgetHeld, type Held } from '../../bookings/extend/held.ts'
import { Refused, refusalIn } from '../../bookings/extend/refused.tsx'
import { Services } from '../../bookings/extend/services.tsx'
import { type Choice, type Choices, type Source, useChoices } from '../../bookings/extend/source.ts'
import { useHold } from '../../bookings/extend/use-hold.ts'
import { factOf } from '../../kit/failure.ts'
import { useStored } from '../../kit/stored.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { Pay } from './pay.tsx'

interface ChoosingProps {
  source: Source
  found: Choices
  onHeld: (bookingRequest: string) => void
  onOutdated: () => void
}

/** The steps before a shelf is held. */
const Choosing = ({ source, found, onHeld, onOutdated }: ChoosingProps) => {
  const hold = useHold({ source, found, onHeld, onOutdated })
  const { bookingRequest: extended, hasServices, choices } = found
  const kept = useStored(draft)
  const chosen = kept?.extended === extended ? kept : undefined
  const choice = choices.find(
    one => one.shelf && hasServices && one.shelfPeriodPrice === chosen?.shelfPeriodPrice,
  )
  const choose = (one: Choice) => {
    if (!hasServices) return void hold(one, [])
    draft.write({ extended, shelfPeriodPrice: one.shelfPeriodPrice, services: [] })
  }
  if (!choice || !chosen) return <Choose source={source} found={found} onChoose={choose} />
  return (
    <Services
      source={source}
      found={found}
      choice={choice}
      chosen={chosen.services}
      onChange={services => draft.write({ ...chosen, services })}
      onBack={() => draft.clear()}
      onNext={() => void hold(choice, chosen.services)}
    />
  )
}

export const Extend = ({ source }: { source: Source }) => {
  const choices = useChoices(source)
  const { data, failure, retry } = choices
  const all = useStored(extensionInfo)
  const [current, setCurrent] = useState<string>()
  const [busy, setBusy] = useState<Held>()
  const [paid, setPaid] = useState<{ held: Held; isRefunded: boolean }>()
  // After a reload the server says which reservation it is, and this browser knows its cart.
  const held = all.find(
    one => one.bookingRequest === (current ?? (failure && factOf(failure, 'bookingRequest'))),
  )
  const heldId = held?.bookingRequest
  useEffect(() => {
    if (heldId) setCurrent(heldId)
  }, [heldId])
  const shown = busy ?? held
  const isGone = current !== undefined && !shown
  useEffect(() => {
    if (!isGone) return
    // Another tab has paid it or let it go.
    setCurrent(undefined)
    void retry()
  }, [isGone, retry])
  if (paid) return <Done source={source} {...paid} />
  if (shown) {
    const forget = () => {
      setBusy(undefined)
      setCurrent(shown.bookingRequest)
      forgetHeld(shown.extended)
    }
    return (
      <Pay
        key={shown.bookingRequest}
        source={source}
        held={shown}
        hasServices={shown.bookingAddons.length > 0 || data?.hasServices === true}
        onBusy={isBusy => setBusy(isBusy ? shown : undefined)}
        onPaid={isRefunded => {
          setPaid({ held: shown, isRefunded })
          draft.clear()
          forget()
        }}
        onGone={forget}
      />
    )
  }
  const code = refusalIn(failure)
  if (code && failure) return <Refused {...{ source, code, failure }} retry={() => void retry()} />
  return (
    <WhenLoaded of={{ choices }}>
      {({ choices: found }) => (
        <Choosing source={source} found={found} onHeld={setCurrent} onOutdated={() => void retry()} />
      )}
    </WhenLoaded>
  )
}
