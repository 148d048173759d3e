import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { notify } from '../../kit/notify.ts'
import { ownOf, type PushState, pushState, subscribe } from './push.ts'

export type Notices = Answer<typeof noticeCalls.readNotices>

/** Pushes to this browser: how they stand, and switching them on and off. `state` is undefined until the browser says it. */
export const usePush = (notices: Notices | undefined) => {
  const { t } = useTranslation()
  const act = useAct()
  const [state, setState] = useState<PushState>()
  const devices = notices?.devices
  const look = useCallback(async () => {
    if (devices) setState(await pushState(devices))
  }, [devices])
  useEffect(() => void look(), [look])

  /** The browser asks the reader at once after the press, or not at all. */
  const switchOn = async () => {
    if (!notices) return
    if ((await Notification.requestPermission()) !== 'granted') return look()
    let device: Awaited<ReturnType<typeof subscribe>>
    try {
      device = await subscribe(notices.publicKey)
    } catch {
      return notify('warning', t('notices.failed'))
    }
    await act(send => send(noticeCalls.addDevice, { body: device }), {
      busy: t('notices.turningOn'),
      done: t('notices.isOn'),
    })
  }
  const switchOff = async () => {
    const own = await ownOf(devices ?? [])
    if (own)
      await act(send => send(noticeCalls.removeDevice, { params: { id: own.id } }), {
        busy: t('notices.turningOff'),
        done: t('notices.isOff'),
      })
  }
  /** Of browsers that are not at hand: a phone that was lost or sold. */
  const switchOthersOff = async () => {
    const own = await ownOf(devices ?? [])
    const others = (devices ?? []).filter(({ id }) => id !== own?.id)
    await act(
      async send => {
        for (const { id } of others) await send(noticeCalls.removeDevice, { params: { id } })
        return true
      },
      { busy: t('notices.turningOff'), done: t('notices.saved') },
    )
  }
  return { state, switchOn, switchOff, switchOthersOff }
}
