const through = (
  bytes: BlobPart,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
): Promise<ArrayBuffer> => new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer()

/** Plain JSON, compressed. */
export const zipped = (value: unknown): Promise<ArrayBuffer> =>
  through(JSON.stringify(value), new CompressionStream('gzip'))

/** The same as it was. Throws where it is something else. */
export const unpacked = async (bytes: ArrayBuffer): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('gzip'))))
