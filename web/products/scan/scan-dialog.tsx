/** The camera reads old labels: each thing of one's own becomes a new row, as it was. */

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { idText, numberFrom } from '#shared/products/number.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { useCaller } from '../../kit/calls/caller.tsx'
import { DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { asFailure, complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Thing, type TypedThing, typedPrice } from '../thing/rows.ts'
import { NoPicture } from './no-picture.tsx'
import styles from './scan-dialog.module.css'
import { useCamera } from './use-camera.ts'

interface ScanDialogProps {
  onAdd: (thing: Partial<TypedThing>) => void
  onClose: () => void
}

/** What came of the last code. */
type Outcome = { thing: Thing } | { unknown: string } | { failed: string }

const { readProduct } = productCalls

/** Finds the thing of a code once: a label that stays in the picture is not read twice. */
const useScanned = (onAdd: ScanDialogProps['onAdd']) => {
  const callAs = useCaller()
  const language = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>()
  const last = useRef<string>(undefined)
  const find = async (code: string): Promise<Outcome> => {
    const number = numberFrom(code)
    if (!number) return { unknown: code }
    try {
      const thing = await call(readProduct, callAs(readProduct, { params: { id: idText(number) } }))
      onAdd({
        name: thing.name,
        description: thing.description,
        price: typedPrice(amountIn(thing.price) ?? 0, language),
        type: thing.type === 1 ? '1' : '2',
      })
      return { thing }
    } catch (thrown) {
      const failure = asFailure(thrown)
      if (failure.status === 404) return { unknown: code }
      // It may be read again.
      last.current = undefined
      return {
        failed: complaints(failure)
          .map(one => textOfCode(one.code))
          .join(' '),
      }
    }
  }
  const take = async (code: string) => {
    last.current = code
    setOutcome(await find(code))
  }
  /** A label that is still in sight was taken already. */
  const see = async (codes: string[]) => {
    const fresh = codes.find(code => code !== last.current)
    if (fresh && !codes.includes(last.current ?? '')) await take(fresh)
  }
  return { outcome, take, see }
}

const Said = ({ outcome }: { outcome: Outcome | undefined }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  if (!outcome) return null
  if ('thing' in outcome)
    return (
      <Notice role="status" color="shelf" icon={IconCheck}>
        <Text size="sm">
          {t('goods.scanned', {
            name: outcome.thing.name,
            price: show.money(outcome.thing.price, currencyCode),
          })}
        </Text>
      </Notice>
    )
  return (
    <Notice role="status">
      <Text size="sm">
        {'unknown' in outcome ? t('goods.unknownCode', { code: outcome.unknown }) : outcome.failed}
      </Text>
    </Notice>
  )
}

export const ScanDialog = ({ onAdd, onClose }: ScanDialogProps) => {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const { outcome, take, see } = useScanned(onAdd)
  const { trouble, isOn, again } = useCamera(video, see)
  const [number, setNumber] = useState('')
  const find = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim()) void take(number.trim())
    setNumber('')
  }
  return (
    <DialogFrame title={t('goods.scan')} onClose={onClose}>
      <Stack gap="md">
        {trouble ? (
          <NoPicture trouble={trouble} again={again} />
        ) : (
          <>
            <Text>{isOn ? t('goods.scanLead') : t('goods.cameraStarts')}</Text>
            <div className={styles.picture}>
              <video ref={video} muted playsInline aria-label={t('goods.cameraPicture')} />
            </div>
          </>
        )}
        <Said outcome={outcome} />
        <form onSubmit={find}>
          <Group align="flex-end" gap="sm" wrap="nowrap">
            <TextInput
              id="label-number"
              flex={1}
              label={t('goods.labelNumber')}
              placeholder="loakb100001-17"
              value={number}
              autoComplete="off"
              autoCapitalize="none"
              onChange={({ currentTarget }) => setNumber(currentTarget.value)}
            />
            <Button type="submit" variant="default">
              {t('goods.fetch')}
            </Button>
          </Group>
        </form>
        <Group>
          <Button onClick={onClose}>{t('goods.scanDone')}</Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
