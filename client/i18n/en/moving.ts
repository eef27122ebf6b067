import type { MovingWords } from '../moving.ts'

export const moving: MovingWords = {
  title: 'Come back on another device',
  hint: 'Open a link there, and you have your name, your chairs and your file on it, too. Here nothing changes.',
  make: 'Make the link',
  another: 'Make another link',
  qr: 'The link, to be scanned with your other device',
  copy: 'Copy the link',
  beware: 'For yourself alone: whoever opens it plays as you.',
  goodFor: seconds => `Works once, for another ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  takeBack: 'Take it back',
  ended: 'The link no longer works.',
  here: {
    title: 'Come back here',
    none: 'For this a link is needed: in the settings of the device on which you have played, press “Make the link”.',
    filmed: 'This browser is being filmed: open the link elsewhere, or stop streaming first.',
    ask: name => `Be ${name} on this device?`,
    text: 'Name, chairs and file come along. The other device stays as it is.',
    leaves: name =>
      `Here you have been ${name}. That is left: chairs and file of ${name} cannot be reached from here any more.`,
    yes: name => `Yes, I am ${name}`,
    no: 'No, leave it all as it is',
    already: name => `On this device you are ${name} already.`,
    done: name => `On this device you are ${name} now.`,
  },
}
