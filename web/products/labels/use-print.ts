import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { type Send, useCaller } from '../../kit/calls/caller.tsx'
import { useGoods } from '../thing/whose-goods.ts'
import { keepSetting, type LabelSetting, nextStart } from './label-setting.ts'

type Wanted = ReturnType<typeof onPaper> & { labels?: string; testPage?: true }

/** The browser opens a tab only within the press itself, before the file is made. */
const openTab = (): Window | null => {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

const onPaper = ({ layout, start, offsetX, offsetY }: LabelSetting) => ({
  layout,
  start: String(start),
  offsetX: offsetX || '0',
  offsetY: offsetY || '0',
})

export interface LabelFile {
  url: string
  isBlocked: boolean
  /** Notes that it is printed, as soon as it is opened by its link; not of a file that was noted, or is none of labels. */
  onOpen?: () => void
}

const { postLabels, printSheet } = sheetCalls

/**
 * Makes the file of labels and shows it in a new tab; or the page by which a printer is tried. Where the browser opens no
 * tab, `file` is the link to it. It counts as printed only when somebody sees it: the tab or the link was opened.
 */
export const usePrint = (id: string) => {
  const { t } = useTranslation()
  const act = useAct()
  const callAs = useCaller()
  const { of } = useGoods()
  const [file, setFile] = useState<LabelFile>()
  const open = async (body: Wanted, noted?: (send: Send, count: number) => Promise<unknown>) => {
    const tab = openTab()
    let isShown = false
    await act(
      async send => {
        const answer = await call(postLabels, callAs(postLabels, { params: { ...of, id }, body }))
        tab?.location.replace(answer.url)
        const noteOpened = () => {
          setFile({ url: answer.url, isBlocked: !tab })
          void act(later => noted?.(later, answer.count) ?? Promise.resolve(), {
            busy: t('goods.notingPrint'),
          })
        }
        setFile({ url: answer.url, isBlocked: !tab, ...(!tab && noted ? { onOpen: noteOpened } : {}) })
        isShown = true
        if (tab) await noted?.(send, answer.count)
      },
      { busy: t('goods.makingLabels') },
    )
    if (!isShown) tab?.close()
  }
  const print = async (setting: LabelSetting, labels: string | undefined) => {
    const some = labels === undefined ? {} : { labels }
    await open({ ...onPaper(setting), ...some }, async (send, count) => {
      await send(printSheet, { params: { ...of, id }, body: some })
      keepSetting({ ...setting, start: nextStart(setting, count) })
    })
  }
  const tryOut = (setting: LabelSetting) => open({ ...onPaper(setting), start: '1', testPage: true })
  return { file, print, tryOut }
}
