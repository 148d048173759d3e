/** Staff choose which part of a picture is sent, by mouse, touch or keyboard, and turn it. */
import 'react-image-crop/dist/ReactCrop.css'
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { IconRotateClockwise } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactCrop } from 'react-image-crop'
import { DialogFrame } from '../dialog/dialog-frame.tsx'
import styles from './crop.module.css'
import { drawCut } from './draw.ts'
import { type Cut, largestPart, turned, WHOLE } from './geometry.ts'

/** Pixels a side of what the dialog shows. */
const SHOWN_PIXELS = 1200
/** Pixels of the screen: smaller frames could not be held by a finger. */
const SMALLEST = 32

interface CropDialogProps {
  picture: ImageBitmap
  /** Width by height, where the place always shows its pictures in one shape. */
  shape: number | undefined
  isBusy: boolean
  onDone: (cut: Cut) => void
  onCancel: () => void
}

const useHandleNames = () => {
  const { t } = useTranslation()
  return {
    cropArea: t('crop.frame'),
    nwDragHandle: t('crop.topLeft'),
    nDragHandle: t('crop.top'),
    neDragHandle: t('crop.topRight'),
    eDragHandle: t('crop.right'),
    seDragHandle: t('crop.bottomRight'),
    sDragHandle: t('crop.bottom'),
    swDragHandle: t('crop.bottomLeft'),
    wDragHandle: t('crop.left'),
  }
}

const Whole = ({ picture, turns }: { picture: ImageBitmap; turns: number }) => {
  const { t } = useTranslation()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, { part: WHOLE, turns }, SHOWN_PIXELS)
  }, [picture, turns])
  return <canvas ref={canvas} className={styles.picture} role="img" aria-label={t('crop.picture')} />
}

export const CropDialog = ({ picture, shape, isBusy, onDone, onCancel }: CropDialogProps) => {
  const { t } = useTranslation()
  const [turns, setTurns] = useState(0)
  const [isFree, setFree] = useState(!shape)
  const [part, setPart] = useState(() => largestPart(picture, shape))
  const names = useHandleNames()
  const held = isFree ? undefined : shape
  const turn = () => {
    setTurns((turns + 1) % 4)
    setPart(largestPart(turned(picture, turns + 1), held))
  }
  const choose = (toBeFree: boolean) => {
    setFree(toBeFree)
    if (!toBeFree) setPart(largestPart(turned(picture, turns), shape))
  }
  return (
    <DialogFrame
      onClose={onCancel}
      // A frame that is dragged beyond the dialog would close it.
      closeOnClickOutside={false}
      title={t('crop.title')}
      size="44rem"
    >
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          {t('crop.hint')}
        </Text>
        <div className={styles.stage}>
          <ReactCrop
            className="ReactCrop--no-animate"
            crop={{ ...part, unit: '%' }}
            aspect={held}
            minWidth={SMALLEST}
            minHeight={SMALLEST}
            keepSelection
            ruleOfThirds
            disabled={isBusy}
            ariaLabels={names}
            onChange={(_, { x, y, width, height }) => setPart({ x, y, width, height })}
          >
            <Whole picture={picture} turns={turns} />
          </ReactCrop>
        </div>
        <Group justify="space-between">
          {shape && (
            <Checkbox
              label={t('crop.asOnPage')}
              checked={!isFree}
              onChange={event => choose(!event.currentTarget.checked)}
            />
          )}
          <Button
            variant="default"
            size="sm"
            leftSection={<IconRotateClockwise size={20} aria-hidden />}
            onClick={turn}
          >
            {t('crop.turn')}
          </Button>
        </Group>
        <Group justify="flex-end" className={styles.end}>
          <Button variant="default" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onDone({ part: WHOLE, turns })}>
            {t('crop.whole')}
          </Button>
          <Button loading={isBusy} onClick={() => onDone({ part, turns })}>
            {t('crop.use')}
          </Button>
        </Group>
      </Stack>
    </DialogFrame>
  )
}
