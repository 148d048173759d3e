import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../kit/act/use-act.ts'
import { call } from '../kit/call.ts'
import { type Send, useCaller } from '../kit/caller.tsx'
import { keepSetting, type LabelSetting, nextStart } from './label-setting.ts'
import { useGoods } from './whose-goods.ts'

type Query = ReturnType<typeof queryOf> & { labels?: string; testPage?: 'true' }

/** The browser opens a tab only within the press itself, before the file is made. */
const openTab = (): Window | null => {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

const queryOf = ({ layout, start, offsetX, offsetY }: LabelSetting) => ({
  layout,
  start: String(start),
  offsetX: offsetX || '0',
  offsetY: offsetY || '0',
})

/**
 * Makes the file of labels, shows it in a new tab, and notes that it was printed; or the page by which a printer is tried.
 * Where the browser opens no tab, `file` is the link to it.
 */
export const usePrint = (id: string) => {
  const { t } = useTranslation()
  const act = useAct()
  const callAs = useCaller()
  const { makeLabels, print: notePrinted } = useGoods().calls
  const [file, setFile] = useState<{ url: string; isBlocked: boolean }>()
  const open = async (query: Query, noted: (send: Send) => Promise<unknown>) => {
    const tab = openTab()
    let isShown = false
    const made = await act(
      async send => {
        const answer = await call(makeLabels, callAs(makeLabels, { params: { id }, query }))
        tab?.location.replace(answer.url)
        setFile({ url: answer.url, isBlocked: !tab })
        isShown = true
        await noted(send)
        return answer
      },
      { busy: t('goods.makingLabels') },
    )
    if (!isShown) tab?.close()
    return made
  }
  const print = async (setting: LabelSetting, labels: string | undefined) => {
    const some = labels === undefined ? {} : { labels }
    const made = await open({ ...queryOf(setting), ...some }, send =>
      send(notePrinted, { params: { id }, body: some }),
    )
    if (made) keepSetting({ ...setting, start: nextStart(setting, made.count) })
  }
  const tryOut = (setting: LabelSetting) =>
    open({ ...queryOf(setting), start: '1', testPage: 'true' }, () => Promise.resolve())
  return { file, print, tryOut }
}
