package app.starhop.host

import org.json.JSONObject
import org.junit.After
import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RobolectricTestRunner
import java.net.Socket
import java.net.URI
import java.net.http.HttpClient
import java.net.http.HttpRequest
import java.net.http.HttpResponse
import java.util.concurrent.CompletableFuture
import java.util.concurrent.LinkedBlockingQueue
import kotlin.concurrent.thread

@RunWith(RobolectricTestRunner::class)
class PhoneServerTest {
    private val frames = Frames()
    private val inbox = LinkedBlockingQueue<Request>()
    private val server = PhoneServer(options(inspected = false), frames, inbox)
    private val client = HttpClient.newHttpClient()

    @After
    fun close() = server.close()

    @Test
    fun `the page is served in the phone's language`() {
        val page = get("")
        assertEquals(200, page.statusCode())
        assertTrue(page.body().contains("""<html lang="sv">"""))
        assertTrue(
            page
                .headers()
                .firstValue("Content-Security-Policy")
                .get()
                .contains("default-src 'none'"),
        )
    }

    @Test
    fun `without the token nothing is told or done`() {
        for (path in listOf("/", "/phone.js", "/wrong/", "/wrong/frame?after=0", "/${TOKEN}x/")) assertEquals(path, 403, statusOf(path))
        assertEquals(403, post("/wrong/input", "back").statusCode())
        assertTrue(inbox.isEmpty())
    }

    @Test
    fun `a request under another host's name is refused`() {
        assertEquals(403, raw("GET /$TOKEN/ HTTP/1.1\r\nHost: starhop.example:${port()}\r\nConnection: close\r\n\r\n"))
        assertEquals(200, raw("GET /$TOKEN/ HTTP/1.1\r\nHost: localhost:${port()}\r\nConnection: close\r\n\r\n"))
    }

    @Test
    fun `a page from elsewhere cannot press a button`() {
        val headers = "Host: 127.0.0.1:${port()}\r\nOrigin: http://starhop.example\r\nContent-Length: 4\r\nConnection: close"
        assertEquals(403, raw("POST /$TOKEN/input HTTP/1.1\r\n$headers\r\n\r\nback"))
        assertTrue(inbox.isEmpty())
    }

    @Test
    fun `inputs arrive in the order of their lines`() {
        assertEquals(204, post("/$TOKEN/input", "down 0 0\nmove 0.5 0.5\nup 1 1\n").statusCode())
        val phases = inbox.map { ((it as Request.Act).input as Input.Touch).phase }
        assertEquals(listOf(Input.Phase.DOWN, Input.Phase.MOVE, Input.Phase.UP), phases)
    }

    @Test
    fun `a line that is no input is named and none of the others is taken`() {
        val answer = post("/$TOKEN/input", "back\nfly 1 2")
        assertEquals(400, answer.statusCode())
        assertTrue(answer.body().contains("fly 1 2"))
        assertTrue(inbox.isEmpty())
    }

    @Test
    fun `a frame is sent once it is newer`() {
        val picture = byteArrayOf(1, 2, 3)
        val waiting = client.sendAsync(request("frame?after=0").build(), HttpResponse.BodyHandlers.ofByteArray())
        frames.publish(picture)
        val answer = waiting.get()
        assertArrayEquals(picture, answer.body())
        assertEquals("1", answer.headers().firstValue("X-Frame").get())
        assertEquals(400, get("frame?after=").statusCode())
    }

    @Test
    fun `the page describes the screen without its holes`() {
        val summary =
            Description.Node(
                "Your move.",
                listOf(0f, 0f, 1f, 1f),
                enabled = true,
                clickable = false,
                selected = false,
                checked = false,
            )
        val hole =
            Description.Node(
                "a1, empty",
                summary.edges,
                enabled = true,
                clickable = true,
                selected = false,
                checked = false,
                virtual = true,
            )
        val undo = Description.Node("Undo", summary.edges, enabled = true, clickable = true, selected = false, checked = false)
        assertEquals("Your move. Undo", Description("game.GameActivity", 0, listOf(summary, hole, undo)).text)
    }

    @Test
    fun `what is on the screen is told only where that was asked for`() {
        assertEquals(404, get("state").statusCode())
        PhoneServer(options(inspected = true), frames, inbox).use { inspected ->
            val node =
                Description.Node(
                    "a1, empty",
                    listOf(0f, 0f, 1f, 1f),
                    enabled = true,
                    clickable = true,
                    selected = false,
                    checked = false,
                )
            val wanted = CompletableFuture<Int>()
            thread {
                val request = inbox.take() as Request.Describe
                wanted.complete(request.still)
                request.answer.complete(Description("home.HomeActivity", 250, listOf(node)))
            }
            val state = JSONObject(send(HttpRequest.newBuilder(URI(inspected.address + "state?still=3"))).body())
            assertEquals(3, wanted.get())
            assertEquals(400, send(HttpRequest.newBuilder(URI(inspected.address + "state?still=long"))).statusCode())
            assertEquals("home.HomeActivity", state.getString("activity"))
            assertEquals(250, state.getInt("still"))
            assertEquals("a1, empty", state.getJSONArray("nodes").getJSONObject(0).getString("label"))
        }
    }

    private fun options(inspected: Boolean) =
        PhoneOptions(0, TOKEN, Language.SWEDISH, dark = false, size = ScreenSize(412, 892), browser = false, inspected = inspected)

    private fun port() = URI(server.address).port

    private fun request(path: String) = HttpRequest.newBuilder(URI(server.address + path))

    private fun get(path: String) = send(request(path))

    private fun statusOf(path: String) = send(HttpRequest.newBuilder(URI("http://127.0.0.1:${port()}$path"))).statusCode()

    private fun post(
        path: String,
        body: String,
    ) = send(HttpRequest.newBuilder(URI("http://127.0.0.1:${port()}$path")).POST(HttpRequest.BodyPublishers.ofString(body)))

    private fun send(request: HttpRequest.Builder): HttpResponse<String> =
        client.send(request.build(), HttpResponse.BodyHandlers.ofString())

    /** The status of a request whose headers Java's client would not let us choose. */
    private fun raw(request: String): Int =
        Socket("127.0.0.1", port()).use { socket ->
            socket.outputStream.write(request.toByteArray())
            socket.inputStream
                .bufferedReader()
                .readLine()
                .split(' ')[1]
                .toInt()
        }

    private companion object {
        const val TOKEN = "0123456789abcdef"
    }
}
