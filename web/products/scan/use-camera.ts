import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { codeReader, type Frame } from './code-reader.ts'

/** Between two looks: a phone stays cool, and a label is read before the hand has come to rest. */
const LOOK_MS = 200

/** Why there is no picture: refused, no camera, used by another program, no reader. */
export type CameraTrouble = 'refused' | 'none' | 'busy' | 'noReader'

const TROUBLES: Record<string, CameraTrouble> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices?.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1_280 } },
    audio: false,
  }) ?? Promise.reject(new DOMException('', 'NotFoundError'))

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Looks again and again until it is stopped; the codes that are in sight go to `onCodes`. */
const look = (
  frame: Frame,
  onCodes: (codes: string[]) => Promise<void> | void,
  onFail: () => void,
): (() => void) => {
  let isOver = false
  const run = async () => {
    const reader = await codeReader()
    while (!isOver) {
      // A frame that is not there yet is no failure.
      const codes = await reader.read(frame).catch(() => [])
      if (!isOver && codes.length) await onCodes(codes)
      await new Promise(resolve => setTimeout(resolve, LOOK_MS))
    }
  }
  run().catch(onFail)
  return () => {
    isOver = true
  }
}

/** Shows the camera in a video element, and hands out the codes that it sees while the element is on the screen. */
export const useCamera = (
  video: RefObject<HTMLVideoElement | null>,
  onCodes: (codes: string[]) => Promise<void>,
) => {
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [isOn, setIsOn] = useState(false)
  const [round, setRound] = useState(0)
  const now = useRef(onCodes)
  now.current = onCodes
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another try
  useEffect(() => {
    const ends: (() => void)[] = []
    let isOver = false
    const begin = async () => {
      const stream = await openCamera()
      const element = video.current
      if (isOver || !element) return stop(stream)
      ends.push(() => stop(stream))
      element.srcObject = stream
      await element.play().catch(() => undefined)
      setIsOn(true)
      if (!isOver)
        ends.push(
          look(
            element,
            codes => now.current(codes),
            () => setTrouble('noReader'),
          ),
        )
    }
    begin().catch(thrown => {
      if (!isOver) setTrouble(TROUBLES[(thrown as DOMException).name] ?? 'none')
    })
    return () => {
      isOver = true
      for (const end of ends) end()
    }
  }, [video, round])
  const again = useCallback(() => {
    setTrouble(undefined)
    setRound(before => before + 1)
  }, [])
  return { trouble, isOn, again }
}

/** True where a camera is there, as far as the browser says before it was asked for. */
export const useHasCamera = (): boolean => {
  const [has, setHas] = useState(false)
  useEffect(() => {
    let isOver = false
    const devices = navigator.mediaDevices?.enumerateDevices?.() ?? Promise.resolve([])
    devices
      .then(all => !isOver && setHas(all.some(({ kind }) => kind === 'videoinput')))
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [])
  return has
}
